import { MAX_TOP_UP, MIN_TOP_UP } from '~contract/payments'
import { toLari } from '~contract/values/money'

/** Parameters that open the dialog above any page and select its panel. */
export const TOP_UP_PARAM = 'fill_balance'
export const METHOD_PARAM = 'method'
/** Initial amount in lari. */
export const AMOUNT_PARAM = 'top_up_amount'
/** Initial payment method, and whether a new card is saved. */
export const CARD_PARAM = 'top_up_card'
export const SAVE_CARD_PARAM = 'top_up_save_card'

/** Initial promo code. */
export const PROMO_CODE_PARAM = 'promo_code'

/** Usual amounts, in tetri. */
export const USUAL_AMOUNTS = [2_000, 5_000, 10_000, 20_000] as const

/** Method codes of the specification; 4 and 5 have no panel. */
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

/** Returns the page with the chosen payment method and another amount. */
export function chosenMethodHref(
  page: string,
  { cardId, savesCard }: { cardId: string; savesCard: boolean },
): string {
  const url = new URL(page, 'http://here.invalid')
  if (cardId) url.searchParams.set(CARD_PARAM, cardId)
  if (savesCard) url.searchParams.set(SAVE_CARD_PARAM, '1')
  else url.searchParams.delete(SAVE_CARD_PARAM)
  return url.pathname + url.search
}

/** @param tetri initial amount, limited to the range of a top-up */
export function topUpHref(page: string, panel?: TopUpPanel, tetri?: number): string {
  const url = new URL(page, 'http://here.invalid')
  url.searchParams.set(TOP_UP_PARAM, '1')
  if (panel) url.searchParams.set(METHOD_PARAM, PANEL_CODES[panel])
  else url.searchParams.delete(METHOD_PARAM)
  const amount = tetri === undefined ? undefined : Math.min(Math.max(tetri, MIN_TOP_UP), MAX_TOP_UP)
  if (amount !== undefined) url.searchParams.set(AMOUNT_PARAM, String(toLari(amount)))
  return url.pathname + url.search
}

/** Adds a rejected promo code to the URL of its form, which shows it in the field again. */
export function withPromoCode(page: string, code: string | undefined): string {
  if (code === undefined) return page
  const url = new URL(page, 'http://here.invalid')
  url.searchParams.set(PROMO_CODE_PARAM, code)
  return url.pathname + url.search
}
