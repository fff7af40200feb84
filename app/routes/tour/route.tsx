import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TourView } from '../../features/tour'
import { loadTour } from '../../features/tour/index.server'
import { metaOf } from '../../http/page-meta'
import tourStyles from '../../styles/tour.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: tourStyles }]

export const loader = (args: LoaderFunctionArgs) => loadTour(args)

export const meta = metaOf<typeof loader>((page) => page.meta)

export default function TourRoute() {
  return <TourView data={useLoaderData<typeof loader>()} />
}
