import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { STATEMENT_IMPORT_PATH } from '~contract/statement-imports'
import { statementImportAction } from './action.server'
import { loadStatementImport } from './loader.server'
import { StatementImportView } from './view'

export const loader = (args: LoaderFunctionArgs) => loadStatementImport(args)

export const action = pageAction(statementImportAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: STATEMENT_IMPORT_PATH,
  noIndex: true,
}))

export default function StatementImportPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <StatementImportView data={data} />
    </>
  )
}
