import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireListPage } from '~/http/require-list-page.server'
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
  requireListPage(params, list.lastPage, agentListPath, visitor.language)
  // The agent of a dialog reopened by going back may have left the list.
  if (dialog === 'gone') throw redirect(toLocalizedPath(agentListPath(params), visitor.language))
  return { ...list, params, dialog, title: i18n.getFixedT(visitor.language, 'agents')('title') }
}

export type AgentsData = Awaited<ReturnType<typeof loadAgents>>

function parseDialog(query: URLSearchParams, listed: readonly Agent[]) {
  if (query.has('delete')) {
    const agent = listed.find(({ id }) => String(id) === query.get('delete'))
    return agent ? { name: 'delete' as const, agent } : ('gone' as const)
  }
  return query.has('deleted') ? { name: 'deleted' as const } : undefined
}
