import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '~/http/error-responses.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireRole } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import {
  matchingStatementPage,
  type SearchRequest,
  searchRequestPage,
} from '~/upstream/broker-requests.server'
import { cities } from '~/upstream/locations.server'
import { balance } from '~/upstream/payments.server'
import { loadRequestNames } from './load-request-names.server'
import {
  type BrokerRequestsQuery,
  brokerRequestsUrl,
  parseBrokerRequestsQuery,
  toUpstreamParams,
} from './urls'

export const MY_BASE_ROLES = ['broker', 'agent'] as const

export async function loadBrokerRequests({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireRole(visitor, request, MY_BASE_ROLES)
  const { searchParams } = new URL(request.url)
  const query = parseBrokerRequestsQuery(searchParams)
  const [list, names, places, i18n] = await Promise.all([
    loadRows(visitor, query),
    loadRequestNames(visitor),
    visitor.optional('cities', visitor.cachedCall(cities)),
    getI18n(visitor.language),
  ])
  requireListPage(query, list.lastPage, brokerRequestsUrl, visitor.language)
  return {
    ...list,
    ...names,
    query,
    cities: (places ?? []).map(({ id, name }) => ({ id, name })),
    question: await loadNumberQuestion(visitor, query, searchParams.get('ask'), list.rows),
    title: i18n.getFixedT(visitor.language, 'broker-requests')('title'),
  }
}

export type BrokerRequestsData = Awaited<ReturnType<typeof loadBrokerRequests>>

async function loadRows(visitor: Visitor, { tab, ...query }: BrokerRequestsQuery) {
  if (tab === 'matchings') return visitor.call(matchingStatementPage(toUpstreamParams(query)))
  const list = await visitor.call(searchRequestPage(toUpstreamParams(query)))
  return { ...list, rows: list.rows.map((client) => ({ client, statement: undefined })) }
}

/**
 * @throws Response 404 for a client who is not in this list, and a redirect to the list if already requested
 */
async function loadNumberQuestion(
  visitor: Visitor,
  query: BrokerRequestsQuery,
  requestId: string | null,
  rows: readonly { client: SearchRequest }[],
) {
  if (requestId === null) return undefined
  const client = rows.find(({ client: { id } }) => String(id) === requestId)?.client
  if (!client) throw notFound('errors.page_desc')
  if (client.offer !== undefined) throw redirect(toLocalizedPath(brokerRequestsUrl(query), visitor.language))
  return { client, balance: await visitor.optional('balance', visitor.call(balance)) }
}
