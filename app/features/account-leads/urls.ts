import { toPageParam, withParams } from '~/http/with-params'
import type { AccountLeadQuery } from '~/upstream/account-leads.server'
import {
  ACCOUNT_LEAD_KINDS,
  ACCOUNT_LEAD_STAGES,
  ACCOUNT_LEADS_PATH,
  MAX_ACCOUNT_LEAD_SEARCH_LENGTH,
  NO_ASSIGNEE,
} from '~contract/account-leads'
import { parseId } from '~contract/values/ids'
import { parsePageNumber } from '~contract/values/page-number'

export function parseLeadQuery(query: URLSearchParams): AccountLeadQuery {
  const assignee = query.get('agent')
  return {
    stage: ACCOUNT_LEAD_STAGES.find((stage) => stage === query.get('stage')),
    kind: ACCOUNT_LEAD_KINDS.find((kind) => kind === query.get('kind')),
    projectId: parseId(query.get('project')),
    assignee: assignee === NO_ASSIGNEE ? NO_ASSIGNEE : parseId(assignee),
    search: query.get('q')?.trim().slice(0, MAX_ACCOUNT_LEAD_SEARCH_LENGTH) || undefined,
    page: parsePageNumber(query.get('page')),
  }
}

/** @param path path of the list or of its file */
export function leadListPath(
  { stage, kind, projectId, assignee, search, page }: AccountLeadQuery,
  path: string = ACCOUNT_LEADS_PATH,
): string {
  return withParams(path, {
    stage,
    kind,
    project: projectId,
    agent: assignee,
    q: search,
    page: toPageParam(page),
  })
}
