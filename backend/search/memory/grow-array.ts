/** The same numbers with more room. */
export function growArray(numbers: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(capacity)
  larger.set(numbers)
  return larger
}
