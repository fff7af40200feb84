import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import deskStyles from '../desk.css?url'
import { loadReportedStatement, reportedStatementAction } from './statement.server'
import { ReportedStatementView } from './statement-view'
import { reportedStatementPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadReportedStatement(args)

export const action = pageAction(reportedStatementAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, statement }) => ({
  title,
  canonical: reportedStatementPath(statement.id),
  noIndex: true,
}))

export default function DeskReportedStatement() {
  const { statement, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <ReportedStatementView statement={statement} />
    </>
  )
}
