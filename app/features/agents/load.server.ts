import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '../../http/failures.server'
import { answerLeft } from '../../http/form-answer.server'
import { requireRole } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { type Agent, agents } from '../../upstream/agents.server'
import { addressOf, readAsked } from './address'
import type { ReturnedInvitation } from './invitation'

/** A broker's agents, those who are invited, and what stands in a dialog above. */
export async function loadAgents({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireRole(visitor, request, ['broker'])
  const { searchParams } = new URL(request.url)
  const asked = readAsked(searchParams)
  const [list, i18n] = await Promise.all([
    visitor.call(agents(asked.tab, asked.text, asked.page)),
    i18nFor(visitor.language),
  ])
  const dialog = dialogOf(searchParams, list.agents)
  if (asked.page > 1 && asked.page > list.lastPage)
    throw redirect(localizedPath(addressOf({ ...asked, page: list.lastPage }), visitor.language))
  const t = i18n.getFixedT(visitor.language, 'agents')
  const returned = answerLeft<ReturnedInvitation>(context)
  const mistake = returned && i18n.getFixedT(visitor.language, 'ui')('mistake')
  return { ...list, asked, dialog, returned, title: t('title'), mistake }
}

export type AgentsData = Awaited<ReturnType<typeof loadAgents>>

/** @throws Response 404 for somebody who is not in this list */
function dialogOf(query: URLSearchParams, listed: readonly Agent[]) {
  if (query.has('delete')) {
    const agent = listed.find(({ id }) => String(id) === query.get('delete'))
    if (!agent) throw notFound('errors.page_desc')
    return { name: 'delete' as const, agent }
  }
  return query.has('deleted') ? { name: 'deleted' as const } : undefined
}
