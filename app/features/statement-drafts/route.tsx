import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import type { RouteHandle } from '~/page/hydration'
import { createMeta } from '~/seo/page-meta'
import { NEW_STATEMENT_PATH } from '~contract/statement-drafts'
import { statementDraftAction } from './action.server'
import { DeleteDraftDialog } from './delete-draft-dialog'
import { loadStatementDraft, type StatementDraftData } from './loader.server'
import sheet from './statement-drafts.css?url'
import { editStatementPath } from './urls'
import { StatementDraftView } from './view'

export const loader = (args: LoaderFunctionArgs) => loadStatementDraft(args)

export const action = pageAction((args: ActionFunctionArgs) => statementDraftAction(args))

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => isDeleting(data as StatementDraftData), Dialog: DeleteDraftDialog },
}

const isDeleting = ({ page, draft }: StatementDraftData) => page.isDeleting && draft?.id !== undefined

export const meta = createMeta<typeof loader>(({ pageTitle, page }) => ({
  title: pageTitle,
  canonical: page.statement ? editStatementPath(page.statement) : NEW_STATEMENT_PATH,
  noIndex: true,
}))

export default function StatementDraftPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <StatementDraftStylesheet />
      <StatementDraftView data={data} />
    </div>
  )
}

function StatementDraftStylesheet() {
  return <link rel="stylesheet" href={sheet} />
}
