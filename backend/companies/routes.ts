import { type RequestHandler, Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { notFound } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getNumber, getText, parseQuery } from '~backend/platform/http/query'
import type { DescribePicture } from '~backend/platform/pictures'
import { COMPANY_ORDERS, type CompanyType } from '~contract/companies'
import type { BrokerAgentPage, CompanyDetails, CompanyPage, TopCompanies } from '~contract/schemas/companies'
import type { AnswerOf } from '~contract/schemas/envelope'
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

export function brokerRoutes(pool: pg.Pool, log: Logger, describePicture: DescribePicture): Router {
  const router = Router()
  router.get(
    ['/brokers', '/microservice/users/company/brokers-web'],
    createListHandler(pool, 'broker', describePicture),
  )
  router.get('/top-brokers', createTopHandler(pool, 'broker', describePicture))
  router.get('/brokers/:slug', createSingleHandler(pool, log, 'broker', describePicture))
  router.get(
    '/brokers/:slug/agents',
    jsonHandler(async (request): Promise<AnswerOf<typeof BrokerAgentPage>> => {
      const broker = await findCompany(pool, 'broker', request.params.slug ?? '')
      if (!broker) throw notFound('Broker')
      const page = parsePage(parseQuery(request))
      const { rows, total } = await listBrokerAgents(pool, broker.id, page)
      return {
        data: rows.map((row) => toBrokerAgentJson(row, describePicture)),
        ...toPaginationJson(page, rows.length, total),
      }
    }),
  )
  return router
}

/** Developer endpoints of API versions below 3. */
export function developerRoutes(pool: pg.Pool, log: Logger, describePicture: DescribePicture): Router {
  const router = Router()
  router.get('/developers', developerListHandler(pool, describePicture))
  router.get('/top-developers', createTopHandler(pool, 'developer', describePicture))
  router.get('/developers/:slug', createSingleHandler(pool, log, 'developer', describePicture))
  return router
}

/** Handler of the list, which has two URLs in the contract. */
export function developerListHandler(pool: pg.Pool, describePicture: DescribePicture): RequestHandler {
  return createListHandler(pool, 'developer', describePicture)
}

function createListHandler(
  pool: pg.Pool,
  type: CompanyType,
  describePicture: DescribePicture,
): RequestHandler {
  return jsonHandler(async (request): Promise<AnswerOf<typeof CompanyPage>> => {
    const query = parseQuery(request)
    const page = parsePage(query)
    const orderBy = getText(query, 'order_by')
    const q = getText(query, 'q')?.replaceAll('\0', '').slice(0, MAX_LINE_LENGTH)
    const order = COMPANY_ORDERS.find((one) => one === orderBy) ?? 'popularity'
    const { rows, total } = await listCompanies(pool, { type, q, order, ...page })
    return {
      data: rows.map((row) => toCompanyJson(row, describePicture)),
      ...toPaginationJson(page, rows.length, total),
    }
  })
}

/** Lists the most viewed companies of a week or, with `period=month`, of a month. */
function createTopHandler(
  pool: pg.Pool,
  type: CompanyType,
  describePicture: DescribePicture,
): RequestHandler {
  return jsonHandler(async (request): Promise<AnswerOf<typeof TopCompanies>> => {
    const query = parseQuery(request)
    const days = getText(query, 'period') === 'month' ? MONTH_DAYS : WEEK_DAYS
    const limit = Math.min(
      Math.max(Math.trunc(getNumber(query, 'per_page') ?? DEFAULT_TOP_SIZE), 1),
      MAX_TOP_SIZE,
    )
    const rows = await listTopCompanies(pool, type, days, limit)
    return rows.map((row) => toCompanyJson(row, describePicture))
  })
}

function createSingleHandler(
  pool: pg.Pool,
  log: Logger,
  type: CompanyType,
  describePicture: DescribePicture,
): RequestHandler {
  return visitorHandler(async (request, userId): Promise<AnswerOf<typeof CompanyDetails>> => {
    const company = await findCompany(pool, type, request.params.slug ?? '')
    if (!company) throw notFound('Company')
    countPageViewAfterResponse(pool, log, request, { companyId: company.id, userId })
    return toSingleCompanyJson(company, getLocale(request), describePicture)
  })
}
