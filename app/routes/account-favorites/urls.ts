import { toPageParam, withParams } from '~/http/with-params'
import { withoutLanguagePrefix } from '~/i18n/languages'
import { parseId } from '~contract/values/ids'
import { parsePageNumber } from '~contract/values/page-number'

export const FAVORITES_PATH = '/account/favorites'
/** Path for guests, who have no account. */
const GUEST_FAVORITES_PATH = '/favorites'

export interface FavoritesQuery {
  path: typeof FAVORITES_PATH | typeof GUEST_FAVORITES_PATH
  hidden: boolean
  page: number
  /** Deal to filter favourites by. Default: all deals. */
  deal?: number | undefined
}

export function parseFavoritesQuery({ pathname, searchParams }: URL): FavoritesQuery {
  const hidden = searchParams.get('hidden') === '1'
  return {
    path: withoutLanguagePrefix(pathname) === GUEST_FAVORITES_PATH ? GUEST_FAVORITES_PATH : FAVORITES_PATH,
    hidden,
    page: parsePageNumber(searchParams.get('page')),
    deal: hidden ? undefined : parseId(searchParams.get('deal_types')),
  }
}

export function favoritesUrl({ path, hidden, page, deal }: FavoritesQuery): string {
  return withParams(path, { hidden: hidden ? 1 : undefined, deal_types: deal, page: toPageParam(page) })
}
