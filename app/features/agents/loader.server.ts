import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireRole } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { type Agent, agentPage } from '~/upstream/agents.server'
import { agentListPath, parseAgentListParams } from './urls'

export async function loadAgents({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireRole(visitor, request, ['broker'])
  const { searchParams } = new URL(request.url)
  const params = parseAgentListParams(searchParams)
  const [list, i18n] = await Promise.all([
    visitor.call(agentPage(params.tab, params.searchText, params.page)),
    getI18n(visitor.language),
  ])
  const dialog = parseDialog(searchParams, list.agents)
  if (params.page > 1 && params.page > list.lastPage)
    throw redirect(toLocalizedPath(agentListPath({ ...params, page: list.lastPage }), visitor.language))
  return { ...list, params, dialog, title: i18n.getFixedT(visitor.language, 'agents')('title') }
}

export type AgentsData = Awaited<ReturnType<typeof loadAgents>>

/** @throws Response 404 for somebody who is not in this list */
function parseDialog(query: URLSearchParams, listed: readonly Agent[]) {
  if (query.has('delete')) {
    const agent = listed.find(({ id }) => String(id) === query.get('delete'))
    if (!agent) throw notFound('errors.page_desc')
    return { name: 'delete' as const, agent }
  }
  return query.has('deleted') ? { name: 'deleted' as const } : undefined
}
