/** Opens the dialog above any page and selects its panel. */
export const TOP_UP_PARAM = 'fill_balance'
export const METHOD_PARAM = 'method'

/** The specification's method codes; 4 and 5 have no panel. */
export const PANEL_CODES = { card: '1', promo_code: '2', points: '3' } as const
export type TopUpPanel = keyof typeof PANEL_CODES
const PANELS = Object.keys(PANEL_CODES) as TopUpPanel[]
const CODES_WITHOUT_PANEL = ['4', '5']

export type TopUpScreen = TopUpPanel | 'list' | 'nothing'

export function parseTopUpScreen(query: URLSearchParams): TopUpScreen {
  const code = query.get(METHOD_PARAM) ?? ''
  return (
    PANELS.find((panel) => PANEL_CODES[panel] === code) ??
    (CODES_WITHOUT_PANEL.includes(code) ? 'nothing' : 'list')
  )
}

export function topUpHref(page: string, panel?: TopUpPanel): string {
  const url = new URL(page, 'http://here.invalid')
  url.searchParams.set(TOP_UP_PARAM, '1')
  if (panel) url.searchParams.set(METHOD_PARAM, PANEL_CODES[panel])
  else url.searchParams.delete(METHOD_PARAM)
  return url.pathname + url.search
}
