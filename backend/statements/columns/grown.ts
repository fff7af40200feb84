/** The same numbers with more room. */
export function grown(numbers: Int32Array, room: number): Int32Array<ArrayBuffer> {
  const more = new Int32Array(room)
  more.set(numbers)
  return more
}
