import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { FilterForm } from '~/features/search/filter-form'
import { toFilterFormData } from '~/features/search/filter-form-data'
import { loadSearch } from '~/features/search/loader.server'
import { loadPathFilters } from '~/features/search/path-filters.server'
import { Results } from '~/features/search/results'
import { searchMeta } from '~/features/search/search-meta'
import type { RouteHandle } from '~/page/hydration'
import { useServerOnlyParts } from '~/page/server-only-parts'

/** Hydrates the map; the list is a plain document. */
export const handle: RouteHandle = {
  i18n: ['search', 'map', 'statement'],
}

/** Loads `/s` and `/s/…`: known words of the path are filters; unknown ones are ignored with a notice. */
export async function loader(args: LoaderFunctionArgs) {
  return loadSearch(args, await loadPathFilters(args))
}

export const meta: MetaFunction<typeof loader> = searchMeta

export const action = pageAction()

export default function SearchPage() {
  const data = useLoaderData<typeof loader>()
  const { CachedFilterForm } = useServerOnlyParts()
  return (
    <>
      {CachedFilterForm ? <CachedFilterForm /> : <FilterForm data={toFilterFormData(data)} />}
      <Results data={data} />
    </>
  )
}
