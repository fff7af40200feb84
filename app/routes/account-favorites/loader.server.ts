import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { mergeGuestFavorites } from '~/features/favorites/merge-guest-favorites.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { favoritePage, hiddenStatementPage } from '~/upstream/favorites.server'
import { parsePageNumber } from '~contract/values/page-number'
import { favoritesUrl } from './urls'

const PAGE_SIZE = 20

export async function loadFavorites({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  // After sign-in the guest's favourites must already be here.
  await mergeGuestFavorites(visitor, request, context)
  const { searchParams } = new URL(request.url)
  const page = parsePageNumber(searchParams.get('page'))
  const hidden = searchParams.get('hidden') === '1'
  const [list, i18n] = await Promise.all([
    visitor.call(hidden ? hiddenStatementPage(page, PAGE_SIZE) : favoritePage(page, PAGE_SIZE)),
    getI18n(visitor.language),
  ])
  // Removing the last row of a page leaves a page that does not exist.
  if (page > 1 && page > list.lastPage)
    throw redirect(toLocalizedPath(favoritesUrl({ hidden, page: list.lastPage }), visitor.language))
  const title = i18n.getFixedT(visitor.language, 'favorites')(hidden ? 'hidden_title' : 'title')
  return { ...list, page, hidden, title }
}
