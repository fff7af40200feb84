import { type RequestHandler, Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { answering } from '../http/answering'
import { notFound } from '../http/errors'
import { localeOf } from '../http/locale'
import { paginationOf } from '../http/pagination'
import { numberOf, queryOf, textOf } from '../http/query'
import { pageOf } from '../statements/order'
import { agentOf, listAgents } from './agents'
import { companyOf, singleCompanyOf } from './answer'
import { isOrder, listCompanies, listTop } from './list'
import { type CompanyType, findCompany } from './row'
import { countViewAfterAnswer } from './views'

const WEEK = 7
const MONTH = 30
const TOP = 8
const MOST_ON_TOP = 20
const MOST_LETTERS = 255

/** `/brokers`, `/top-brokers` and the pages of brokers. */
export function brokerRoutes(pool: pg.Pool, log: Logger): Router {
  const router = Router()
  router.get(['/brokers', '/microservice/users/company/brokers-web'], listOf(pool, 'broker'))
  router.get('/top-brokers', topOf(pool, 'broker'))
  router.get('/brokers/:slug', singleOf(pool, log, 'broker'))
  router.get(
    '/brokers/:slug/agents',
    answering(async (request) => {
      const broker = await findCompany(pool, 'broker', request.params.slug ?? '')
      if (!broker) throw notFound('Broker')
      const page = pageOf(queryOf(request))
      const { rows, total } = await listAgents(pool, broker.id, page)
      return { data: rows.map(agentOf), ...paginationOf(page, rows.length, total) }
    }),
  )
  return router
}

/** The same of developers, below the base of version 3: `/developers`, `/top-developers`, `/developers/{id}`. */
export function developerRoutes(pool: pg.Pool, log: Logger): Router {
  const router = Router()
  router.get('/developers', developerList(pool))
  router.get('/top-developers', topOf(pool, 'developer'))
  router.get('/developers/:slug', singleOf(pool, log, 'developer'))
  return router
}

/** The list of developers, which the contract knows under a second address as well. */
export function developerList(pool: pg.Pool): RequestHandler {
  return listOf(pool, 'developer')
}

function listOf(pool: pg.Pool, type: CompanyType): RequestHandler {
  return answering(async (request) => {
    const query = queryOf(request)
    const page = pageOf(query)
    const asked = textOf(query, 'order_by')
    const q = textOf(query, 'q')?.replaceAll('\0', '').slice(0, MOST_LETTERS)
    const order = isOrder(asked) ? asked : 'popularity'
    const { rows, total } = await listCompanies(pool, { type, q, order, ...page })
    return { data: rows.map(companyOf), ...paginationOf(page, rows.length, total) }
  })
}

/** The most looked at of a week or, with `period=month`, of a month. */
function topOf(pool: pg.Pool, type: CompanyType): RequestHandler {
  return answering(async (request) => {
    const query = queryOf(request)
    const days = textOf(query, 'period') === 'month' ? MONTH : WEEK
    const most = Math.min(Math.max(Math.trunc(numberOf(query, 'per_page') ?? TOP), 1), MOST_ON_TOP)
    const rows = await listTop(pool, type, days, most)
    return rows.map(companyOf)
  })
}

function singleOf(pool: pg.Pool, log: Logger, type: CompanyType): RequestHandler {
  return answering(async (request) => {
    const company = await findCompany(pool, type, request.params.slug ?? '')
    if (!company) throw notFound('Company')
    countViewAfterAnswer(pool, log, request, company.id)
    return singleCompanyOf(company, localeOf(request))
  })
}
