import { type Request, Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import type { DescribePicture } from '~backend/platform/pictures'
import type { CompanyType, TopPeriod } from '~contract/companies'
import { companyEndpoints } from '~contract/endpoints/companies'
import type { QueryOf } from '~contract/endpoints/endpoint'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { listBrokerAgents, toBrokerAgentJson } from './broker-agents'
import { listCompanies, listTopCompanies } from './list-companies'
import { countPageViewAfterResponse } from './page-views'
import { findCompany } from './store'
import { toCompanyJson, toSingleCompanyJson } from './to-json'

const WEEK_DAYS = 7
const MONTH_DAYS = 30
const DEFAULT_TOP_SIZE = 8
const MAX_TOP_SIZE = 20

type CompanySearch = QueryOf<typeof companyEndpoints.brokers>
type Visit = { request: Request; userId: number | undefined; locale: Locale }
type TopSearch = { period: TopPeriod | undefined; per_page: number | undefined }

export function companyRoutes(pool: pg.Pool, log: Logger, describePicture: DescribePicture): Router {
  const router = Router()

  mountEndpoint(router, companyEndpoints.brokers, ({ query }) => findPage('broker', query))
  mountEndpoint(router, companyEndpoints.topBrokers, ({ query }) => findTop('broker', query))
  mountEndpoint(router, companyEndpoints.broker, ({ params: { slug }, ...visit }) =>
    findOne('broker', slug, visit),
  )

  mountEndpoint(router, companyEndpoints.brokerAgents, async ({ params, query }) => {
    const broker = await findCompany(pool, 'broker', params.slug)
    if (!broker) throw notFound('Broker')
    const page = toPage(query)
    const { rows, total } = await listBrokerAgents(pool, broker.id, page)
    return {
      data: rows.map((row) => toBrokerAgentJson(row, describePicture)),
      ...toPaginationJson(page, rows.length, total),
    }
  })

  mountEndpoint(router, companyEndpoints.developers, ({ query }) => findPage('developer', query))
  mountEndpoint(router, companyEndpoints.topDevelopers, ({ query }) => findTop('developer', query))
  mountEndpoint(router, companyEndpoints.developer, ({ params: { slug }, ...visit }) =>
    findOne('developer', slug, visit),
  )

  return router

  async function findPage(type: CompanyType, { order_by: order = 'popularity', ...query }: CompanySearch) {
    const page = toPage(query)
    const q = query.q?.replaceAll('\0', '').slice(0, MAX_LINE_LENGTH)
    const { rows, total } = await listCompanies(pool, { type, q, order, ...page })
    return {
      data: rows.map((row) => toCompanyJson(row, describePicture)),
      ...toPaginationJson(page, rows.length, total),
    }
  }

  async function findTop(type: CompanyType, { period, per_page: size = DEFAULT_TOP_SIZE }: TopSearch) {
    const limit = Math.min(Math.max(Math.trunc(size), 1), MAX_TOP_SIZE)
    const rows = await listTopCompanies(pool, type, period === 'month' ? MONTH_DAYS : WEEK_DAYS, limit)
    return rows.map((row) => toCompanyJson(row, describePicture))
  }

  async function findOne(type: CompanyType, slug: string, { request, userId, locale }: Visit) {
    const company = await findCompany(pool, type, slug)
    if (!company) throw notFound('Company')
    countPageViewAfterResponse(pool, log, request, { companyId: company.id, userId })
    return toSingleCompanyJson(company, locale, describePicture)
  }
}
