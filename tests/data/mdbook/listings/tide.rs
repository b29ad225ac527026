// a tide
// ANCHOR: height
fn height() -> u8 { 2 }
// ANCHOR_END: height
fn main() {}
