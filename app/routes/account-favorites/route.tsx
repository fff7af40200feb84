import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { sendFavoritesChange } from '~/features/favorites/apply-favorites-change.server'
import { mergeGuestFavorites } from '~/features/favorites/index.server'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { favoritePage, hiddenStatementPage } from '~/upstream/favorites.server'
import { handleListForm } from './action.server'
import { PAGE_SIZE, redirectFormerComparison, toFavoritesData } from './loader.server'
import { favoritesUrl, parseFavoritesQuery } from './urls'
import { FavoritesView } from './view'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  redirectFormerComparison(request, visitor)
  await requireUser(visitor, request)
  // After signing in the guest's favourites must already be included.
  await mergeGuestFavorites(visitor, request, context)
  const query = parseFavoritesQuery(new URL(request.url))
  const { hidden, page, deal } = query
  const list = visitor.call(
    hidden ? hiddenStatementPage(page, PAGE_SIZE) : favoritePage(page, PAGE_SIZE, deal),
  )
  return toFavoritesData(list, query, visitor)
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: favoritesUrl(page.query),
  noIndex: true,
}))

export async function favoritesAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  return handleListForm(args, async (change) => {
    await sendFavoritesChange(visitor, change)
    return {}
  })
}

export const action = pageAction(favoritesAction)

export default function FavoritesPage() {
  return <FavoritesView data={useLoaderData<typeof loader>()} />
}
