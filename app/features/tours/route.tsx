import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { loadTour } from './loader.server'
import tourStyles from './tours.css?url'
import { TourView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: tourStyles }]

export const loader = (args: LoaderFunctionArgs) => loadTour(args)

export const meta = createMeta<typeof loader>((page) => page.meta)

export const action = pageAction()

export default function TourPage() {
  return <TourView data={useLoaderData<typeof loader>()} />
}
