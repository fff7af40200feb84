import { withQuery } from '~/http/with-params'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { SiteSettings } from './load-context.server'

export const ASKING_PRICES_PATH = '/prices'

interface AskingPricesKind {
  dealId: number
  typeId: number
  /** Undefined: all neighbourhoods. */
  urbanId?: number | undefined
}

/**
 * Returns the page of asking prices, which redirects to its readable URL; undefined with an operator's APIs,
 * which do not count them.
 */
export function getAskingPricesHref(
  { hasOperatorApis }: Pick<SiteSettings, 'hasOperatorApis'>,
  language: Language,
  kind?: AskingPricesKind,
): string | undefined {
  if (hasOperatorApis) return undefined
  const params = new URLSearchParams()
  if (kind) {
    params.set('deal_types', String(kind.dealId))
    params.set('real_estate_types', String(kind.typeId))
    if (kind.urbanId !== undefined) params.set('urbans', String(kind.urbanId))
  }
  return toLocalizedPath(withQuery(ASKING_PRICES_PATH, params), language)
}
