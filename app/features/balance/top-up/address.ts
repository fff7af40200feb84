/** The parameters that open the dialog above any page, and choose its panel. */
export const TOP_UP = 'fill_balance'
export const METHOD = 'method'

/** The specification's codes of the ways to fill a balance; 4 and 5 have no panel. */
export const panelCodes = { card: '1', promo_code: '2', points: '3' } as const
export type TopUpPanel = keyof typeof panelCodes
const panels = Object.keys(panelCodes) as TopUpPanel[]
const WITHOUT_PANEL = ['4', '5']

/** What the dialog shows: the ways, one of them, or nothing but the way back. */
export type Shown = TopUpPanel | 'list' | 'nothing'

export function isTopUpOpen(query: URLSearchParams): boolean {
  return query.has(TOP_UP)
}

export function shownAt(query: URLSearchParams): Shown {
  const code = query.get(METHOD) ?? ''
  return (
    panels.find((panel) => panelCodes[panel] === code) ?? (WITHOUT_PANEL.includes(code) ? 'nothing' : 'list')
  )
}

/** A page of ours with the dialog open. */
export function topUpAddress(page: string, panel?: TopUpPanel): string {
  const url = new URL(page, 'http://here.invalid')
  url.searchParams.set(TOP_UP, '1')
  if (panel) url.searchParams.set(METHOD, panelCodes[panel])
  else url.searchParams.delete(METHOD)
  return url.pathname + url.search
}
