import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { loadPlaceReasons } from './loader.server'
import styles from './page.css?url'
import { PlaceReasonsPage } from './view'

export const loader = (args: LoaderFunctionArgs) => loadPlaceReasons(args)

export const action = pageAction()

export const meta = createMeta<typeof loader>(({ title, canonical }) => ({
  title,
  canonical,
  // Searches are endless.
  noIndex: true,
}))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export default function PlaceReasons() {
  return <PlaceReasonsPage data={useLoaderData<typeof loader>()} />
}
