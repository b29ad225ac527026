# a tide
def height(t):
    return 2
