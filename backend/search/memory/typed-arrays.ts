export function growArray(numbers: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(capacity)
  larger.set(numbers)
  return larger
}

/** Returns a table with 1 at each of the ids, 0 elsewhere; ids above `maxId` are dropped. */
export function createIdLookup(ids: readonly number[], maxId: number): Uint8Array {
  const lookup = new Uint8Array(maxId + 1)
  for (const id of ids) if (id <= maxId) lookup[id] = 1
  return lookup
}
