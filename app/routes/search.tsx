import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { CachedFilterForm } from '~/features/search/cached-filter-form'
import { loadPathFilters, redirectFormerMapUrl } from '~/features/search/filters/path-filters.server'
import { loadSearch } from '~/features/search/loader.server'
import { Results } from '~/features/search/results/results'
import styles from '~/features/search/results/search-page.css?url'
import { searchMeta } from '~/features/search/search-meta'

/** Loads `/s` and `/s/…`: known words of the path are filters; unknown ones are ignored with a notice. */
export async function loader(args: LoaderFunctionArgs) {
  redirectFormerMapUrl(args.request)
  return loadSearch(args, { pathFilters: await loadPathFilters(args), isMap: false })
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: MetaFunction<typeof loader> = searchMeta

export const action = pageAction()

export default function SearchPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <CachedFilterForm />
      <Results data={data} />
    </>
  )
}
