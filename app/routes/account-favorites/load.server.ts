import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { mergeKept } from '../../features/favorites/merge.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { favorites, hiddenStatements } from '../../upstream/favorites.server'
import { addressOf } from './address'

const PAGE_SIZE = 20

/** The statements that the signed-in person keeps, or with `hidden=1` those they do not want to see. */
export async function loadFavorites({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireUser(visitor, request)
  // Somebody who has just signed in expects to find here what they kept before.
  await mergeKept(visitor, request, context)
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
  const hidden = searchParams.get('hidden') === '1'
  const [list, i18n] = await Promise.all([
    visitor.call(hidden ? hiddenStatements(page, PAGE_SIZE) : favorites(page, PAGE_SIZE)),
    i18nFor(visitor.language),
  ])
  // Whoever lets go of the last one of a page comes back to a page that is no more.
  if (page > 1 && page > list.lastPage)
    throw redirect(localizedPath(addressOf({ hidden, page: list.lastPage }), visitor.language))
  const title = i18n.getFixedT(visitor.language, 'favorites')(hidden ? 'hidden_title' : 'title')
  return { ...list, page, hidden, title }
}
