/** For each id of a column, whether it is one of some. */
export function createIdLookup(ids: readonly number[], maxId: number): Uint8Array {
  const lookup = new Uint8Array(maxId + 1)
  for (const id of ids) if (id <= maxId) lookup[id] = 1
  return lookup
}
