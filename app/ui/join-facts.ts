/**
 * Joins short facts into one line. The dot between two stays with the later one, so that a wrapped line never
 * ends with it.
 */
export function joinFacts(facts: readonly (string | number | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(' ·\u00a0')
}
