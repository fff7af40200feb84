import { AGENT_TABS, type AgentTab } from '~contract/agents'
import { parsePageNumber } from '~contract/values/page-number'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const AGENTS_PATH = '/account/agents'

/** What is asked of a broker's agents. */
export interface AgentListParams {
  tab: AgentTab
  searchText: string
  page: number
}

export function parseAgentListParams(query: URLSearchParams): AgentListParams {
  const status = query.get('status')
  return {
    tab: AGENT_TABS.find((one) => one === status) ?? 'active',
    searchText: (query.get('q') ?? '').trim().slice(0, MAX_LINE_LENGTH),
    page: parsePageNumber(query.get('page')),
  }
}

/** The address of a list, without a language. */
export function agentListPath({ tab, searchText: text, page }: AgentListParams): string {
  const query = new URLSearchParams()
  if (tab !== 'active') query.set('status', tab)
  if (text) query.set('q', text)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${AGENTS_PATH}?${query}` : AGENTS_PATH
}

/** A list with a dialog above it: the question before somebody is removed, or that it is done. */
export function withDialogParam(path: string, dialog: 'delete' | 'deleted', value: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${dialog}=${value}`
}
