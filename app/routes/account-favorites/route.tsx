import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { favoritesAction } from './action.server'
import { loadFavorites } from './loader.server'
import { favoritesUrl } from './urls'
import { FavoritesView } from './view'

export const loader = (args: LoaderFunctionArgs) => loadFavorites(args)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: favoritesUrl(page.query),
  noIndex: true,
}))

export const action = pageAction(favoritesAction)

export default function FavoritesPage() {
  return <FavoritesView data={useLoaderData<typeof loader>()} />
}
