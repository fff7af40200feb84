import type { LoaderFunctionArgs } from '@remix-run/node'
import { BROKERS_PATH, DEVELOPERS_PATH } from '~/features/statement-owner'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import type { PageMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { brokerPage, developerPage, topBrokers, topDevelopers } from '~/upstream/companies.server'
import type { CompanyType, TopPeriod } from '~contract/companies'
import { listHref, parsePage, parseSearchText } from '../list-params'
import { listCompanySorts } from './company-sort'

const PER_PAGE = 20
/** Number of top companies, one row on a desktop. */
const TOP_COUNT = 3

const PATHS: Record<CompanyType, string> = { broker: BROKERS_PATH, developer: DEVELOPERS_PATH }

export async function loadCompanies({ request, context }: LoaderFunctionArgs, kind: CompanyType) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const searchParams = new URL(request.url).searchParams
  const [requestedPage, q] = [parsePage(searchParams), parseSearchText(searchParams)]
  const orders = listCompanySorts(kind)
  const order = orders.find((one) => one === searchParams.get('order_by')) ?? orders[0]
  const period: TopPeriod = searchParams.get('top') === 'month' ? 'month' : 'week'
  const upstreamParams = new URLSearchParams({
    order_by: order,
    page: String(requestedPage),
    per_page: String(PER_PAGE),
  })
  if (q) upstreamParams.set('q', q)
  const isFirst = requestedPage === 1 && !q
  const top = kind === 'broker' ? topBrokers(period, TOP_COUNT) : topDevelopers(TOP_COUNT)
  const [list, first, i18n] = await Promise.all([
    visitor.call(kind === 'broker' ? brokerPage(upstreamParams) : developerPage(upstreamParams)),
    isFirst ? visitor.optional('top', visitor.cachedCall(top)) : [],
    getI18n(language),
  ])
  const page = list.total === 0 ? 1 : requestedPage
  const t = i18n.getFixedT(language, 'companies')
  const path = toLocalizedPath(PATHS[kind], language)
  return {
    kind,
    language,
    path,
    q,
    page,
    order,
    orders,
    period,
    companies: list.rows,
    total: list.total,
    lastPage: list.lastPage,
    top: first ?? [],
    meta: {
      title: t(`${kind}s.title`),
      description: t(`${kind}s.description`),
      canonical: listHref(path, { page }),
      noIndex: q !== '' || list.rows.length === 0,
    } satisfies PageMeta,
  }
}

export type CompaniesData = Awaited<ReturnType<typeof loadCompanies>>
