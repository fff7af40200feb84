import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import type { ReceivedForm } from '~/forms/received-form.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { changeStatement, reportedStatementById } from '~/upstream/operator-statements.server'
import type { StatementAct } from '~contract/operator-statements'
import { parseId } from '~contract/values/ids'
import { requireOperator } from '../require-operator.server'
import { statementBlockForm, statementNoteForm, statementStateForm } from './form'
import { reportedStatementPath } from './urls'

export async function loadReportedStatement({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireOperator(visitor, request)
  const [statement, i18n] = await Promise.all([
    visitor.call(reportedStatementById(requireStatementId(params))),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'desk')
  return { statement, title: t('statements.title', { id: statement.id }) }
}

type Received = Pick<ReceivedForm<unknown>, 'idempotencyKey' | 'refuse'>

export async function reportedStatementAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireOperator(visitor, args.request)
  const id = requireStatementId(args.params)
  const change = async (act: StatementAct, { idempotencyKey: key, refuse }: Received, text?: string) => {
    // A button without a text can be pressed again later: its effect is the same.
    const answer = await visitor.call(
      changeStatement(id, act, { text, key: text === undefined ? undefined : key }),
    )
    if (!answer.ok) return refuse(answer)
    return redirect(toLocalizedPath(reportedStatementPath(id), visitor.language), {
      status: 303,
      headers: { 'Set-Cookie': setFlash('statement_changed') },
    })
  }
  return handleForms(
    args,
    onSubmit(statementStateForm, (form) => change(form.values.act, form)),
    onSubmit(statementBlockForm, (form) => change('block', form, form.values.text)),
    onSubmit(statementNoteForm, (form) => change('note', form, form.values.text)),
  )
}

function requireStatementId(params: LoaderFunctionArgs['params']): number {
  const id = parseId(params.id)
  if (!id) throw notFound('errors.page_desc')
  return id
}
