/** Search parameters as in a URL. */
export type SearchParameters = Readonly<Record<string, string>>

/** Value of `deal_types` for daily rent. */
export const DAILY_RENT = '7'

/**
 * Combines phrases: kinds add up, a later range replaces an earlier one, and daily rent excludes other rent.
 */
export function toSearchParameters(
  filters: readonly { parameters: SearchParameters }[],
): Map<string, string> {
  const together = new Map<string, string>()
  for (const { parameters } of filters)
    for (const [name, value] of Object.entries(parameters)) {
      const known = isIdList(name) ? together.get(name)?.split(',') : undefined
      together.set(name, [...new Set([...(known ?? []), ...value.split(',')])].join(','))
    }
  const deals = together.get('deal_types')?.split(',')
  if (deals?.includes(DAILY_RENT)) together.set('deal_types', DAILY_RENT)
  return together
}

function isIdList(name: string): boolean {
  return name.endsWith('_types') || ['statuses', 'conditions', 'parameters'].includes(name)
}
