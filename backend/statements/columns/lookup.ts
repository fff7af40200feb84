/** For each id of a column, whether it is one of some. */
export function lookupOf(ids: readonly number[], most: number): Uint8Array {
  const lookup = new Uint8Array(most + 1)
  for (const id of ids) if (id <= most) lookup[id] = 1
  return lookup
}
