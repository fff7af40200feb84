import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { FilterForm } from '~/features/search/filters/filter-form'
import { toFilterFormData } from '~/features/search/filters/filter-form-data'
import { loadPathFilters } from '~/features/search/filters/path-filters.server'
import { loadSearch } from '~/features/search/loader.server'
import { MapResults } from '~/features/search/map-results'
import styles from '~/features/search/results/search-page.css?url'
import { searchMeta } from '~/features/search/search-meta'
import type { RouteHandle } from '~/page/hydration'

/** The one page that browsers take over with React: its map is movable. */
export const handle: RouteHandle = {
  hydrate: true,
  i18n: ['search', 'map', 'statement'],
}

/** Loads `/s/map` and `/s/map/…`, with the same words as `/s/…`. */
export async function loader(args: LoaderFunctionArgs) {
  return loadSearch(args, { pathFilters: await loadPathFilters(args, { isMap: true }), isMap: true })
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: MetaFunction<typeof loader> = searchMeta

export const action = pageAction()

export default function SearchMapPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <FilterForm data={toFilterFormData(data)} />
      <MapResults data={data} />
    </>
  )
}
