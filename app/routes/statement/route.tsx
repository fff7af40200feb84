import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { shortcut } from '../../features/criteria'
import { readPathWord } from '../../features/search/path-words'
import { Promotions } from '../../features/services'
import { actOnStatement } from '../../features/statements/acts/acts.server'
import { loadStatement } from '../../features/statements/page/load.server'
import { statementMeta } from '../../features/statements/page/statement-meta'
import { StatementView } from '../../features/statements/page/statement-view'
import { STATEMENT_TYPE, statementIdOf } from '../../features/statements/statement-address'
import { notFound } from '../../http/failures.server'
import { languageOf } from '../../i18n/languages'

/** `/udzravi-qoneba/{deal}/{words}-{id}` and `/statements/{id}`: one screen; only the number at the end counts. */
export async function loader(args: LoaderFunctionArgs) {
  const { statement_type: type, deal, id: lastPart } = args.params
  if (type !== undefined && (type.toLowerCase() !== STATEMENT_TYPE || !readPathWord(deal ?? '', false)))
    throw notFound('errors.page_desc')
  if (lastPart === undefined) throw redirect(shortcut({}, languageOf(new URL(args.request.url).pathname)))
  const id = statementIdOf(lastPart)
  if (id === undefined) throw notFound('errors.statement_not_found')
  return loadStatement(args, id)
}

/** The forms of the page: a message to the owner, a report. */
export async function action(args: ActionFunctionArgs) {
  const id = statementIdOf(args.params.id)
  if (id === undefined) throw notFound('errors.statement_not_found')
  return actOnStatement(args, id)
}

export const meta: MetaFunction<typeof loader> = statementMeta

export default function StatementRoute() {
  const data = useLoaderData<typeof loader>()
  return <StatementView data={data} promotions={<Promotions statementId={data.statement.id} />} />
}
