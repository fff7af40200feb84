import { toPageParam, withParams } from '~/http/with-params'
import type { AccountLeadQuery } from '~/upstream/account-leads.server'
import {
  ACCOUNT_LEAD_KINDS,
  ACCOUNT_LEAD_STAGES,
  ACCOUNT_LEADS_PATH,
  NO_ASSIGNEE,
} from '~contract/account-leads'
import { parseId } from '~contract/values/ids'
import { parsePageNumber } from '~contract/values/page-number'

export function parseLeadQuery(query: URLSearchParams): AccountLeadQuery {
  return {
    stage: ACCOUNT_LEAD_STAGES.find((stage) => stage === query.get('stage')),
    kind: ACCOUNT_LEAD_KINDS.find((kind) => kind === query.get('kind')),
    ...parseLeadFilters({ project: query.get('project'), agent: query.get('agent') }),
    isWaiting: query.get('waiting') === '1',
    search: query.get('q') || undefined,
    page: parsePageNumber(query.get('page')),
  }
}

export function parseLeadFilters({ project, agent }: Record<'project' | 'agent', string | null>) {
  return {
    projectId: parseId(project),
    assignee: agent === NO_ASSIGNEE ? NO_ASSIGNEE : parseId(agent),
  }
}

/** @param path path of the list or of its file */
export function leadListPath(
  { stage, kind, projectId, assignee, isWaiting, search, page }: Partial<AccountLeadQuery>,
  path: string = ACCOUNT_LEADS_PATH,
): string {
  return withParams(path, {
    stage,
    kind,
    project: projectId,
    agent: assignee,
    waiting: isWaiting ? 1 : undefined,
    q: search,
    page: toPageParam(page ?? 1),
  })
}
