import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { SavedSearchList } from '~/features/saved-searches'
import { loadSavedSearches, savedSearchesAction } from '~/features/saved-searches/index.server'
import { createMeta } from '~/seo/page-meta'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'

export const loader = (args: LoaderFunctionArgs) => loadSavedSearches(args)

export const action = pageAction(savedSearchesAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: SAVED_SEARCHES_PATH,
  noIndex: true,
}))

export default function AccountSearches() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <SavedSearchList data={data} />
    </>
  )
}
