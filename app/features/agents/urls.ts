import { toPageParam, withParams } from '~/http/with-params'
import { AGENT_TABS, type AgentTab } from '~contract/accounts'
import { parsePageNumber } from '~contract/values/page-number'

const AGENTS_PATH = '/account/agents'

export interface AgentListParams {
  tab: AgentTab
  /** Encrypted text of a search. */
  search: string | undefined
  page: number
}

export function parseAgentListParams(query: URLSearchParams): AgentListParams {
  const status = query.get('status')
  return {
    tab: AGENT_TABS.find((one) => one === status) ?? 'active',
    search: query.get('q') || undefined,
    page: parsePageNumber(query.get('page')),
  }
}

/** Returns the path without a language prefix. */
export function agentListPath({ tab, search, page }: AgentListParams): string {
  return withParams(AGENTS_PATH, {
    status: tab === 'active' ? undefined : tab,
    q: search,
    page: toPageParam(page),
  })
}

/** Adds a dialog over the list: the question before a removal, or its confirmation. */
export function withDialogParam(path: string, dialog: 'delete' | 'deleted', value: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${dialog}=${value}`
}
