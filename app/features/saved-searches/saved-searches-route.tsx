import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import type { RouteHandle } from '~/page/hydration'
import { createMeta } from '~/seo/page-meta'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import { savedSearchesAction } from './action.server'
import { DeleteSearchDialog } from './delete-dialog'
import { loadSavedSearches, type SavedSearchesData } from './loader.server'
import { SavedSearchList } from './saved-search-list'

export const loader = (args: LoaderFunctionArgs) => loadSavedSearches(args)

export const action = pageAction(savedSearchesAction)

export const handle: RouteHandle = {
  dialog: {
    isOpen: (data) => (data as SavedSearchesData).searchToDelete !== undefined,
    Dialog: DeleteSearchDialog,
  },
}

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
