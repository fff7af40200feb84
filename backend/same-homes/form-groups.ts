export type HomeDecision = 'same' | 'different'

/** Pair of statements with the lower id first. */
export interface Pair {
  one: number
  other: number
}

export type ScoredPair = Pair & { isSame: boolean; isPossible: boolean; score: number }

export const toPairKey = (one: number, other: number): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

/**
 * Groups statements, best pairs first. Groups are joined only if the facts of all pairs agree and at least
 * half of the pairs match, so that a chain of similar homes is not taken for one.
 * @param pairs compared pairs; others do not match
 * @param decisions decisions of people by `toPairKey`, which win over scores
 */
export function formGroups(
  ids: readonly number[],
  pairs: readonly ScoredPair[],
  decisions: ReadonlyMap<string, HomeDecision>,
): number[][] {
  const matching = new Map<string, number>()
  const possible = new Set<string>()
  for (const { one, other, isSame, isPossible, score } of pairs) {
    const key = toPairKey(one, other)
    if (isSame) matching.set(key, score)
    if (isSame || isPossible) possible.add(key)
  }
  for (const [key, decision] of decisions)
    if (decision === 'same') {
      matching.set(key, Infinity)
      possible.add(key)
    } else {
      matching.delete(key)
      possible.delete(key)
    }

  const groups = new Map(ids.map((id) => [id, [id]]))
  const ordered = [...matching].sort(([key, score], [otherKey, otherScore]) =>
    score === otherScore ? compareText(key, otherKey) : otherScore - score,
  )
  for (const [key] of ordered) {
    const [one, other] = key.split(' ').map((id) => groups.get(Number(id)))
    if (!one || !other || one === other) continue
    const keys = one.flatMap((id) => other.map((otherId) => toPairKey(id, otherId)))
    const matches = keys.filter((each) => matching.has(each)).length
    if (matches < keys.length / 2 || !keys.every((each) => possible.has(each))) continue
    one.push(...other)
    for (const id of other) groups.set(id, one)
  }
  return [...new Set(groups.values())]
    .filter(({ length }) => length > 1)
    .map((group) => group.sort((one, other) => one - other))
}

const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other))
