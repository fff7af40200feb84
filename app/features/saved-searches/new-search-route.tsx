import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { NEW_SAVED_SEARCH_PATH } from '~contract/saved-searches'
import { newSavedSearchAction } from './action.server'
import { loadNewSavedSearch } from './loader.server'
import { SaveSearchForm } from './save-search-form'

export const loader = (args: LoaderFunctionArgs) => loadNewSavedSearch(args)

export const action = pageAction(newSavedSearchAction)

export const meta = createMeta<typeof loader>(({ title, query }) => ({
  title,
  canonical: `${NEW_SAVED_SEARCH_PATH}?${query}`,
  noIndex: true,
}))

export default function AccountNewSearch() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <SaveSearchForm data={data} />
    </>
  )
}
