/** One line of short facts. The dot between two stays with the later one, so that a line that wraps never ends with it. */
export function joinFacts(facts: readonly (string | number | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(' ·\u00a0')
}
