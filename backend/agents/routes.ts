import { Router } from 'express'
import type pg from 'pg'
import { requiredRole } from '../auth/required-role'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { invalid, notFound } from '../http/errors'
import { paginationOf } from '../http/pagination'
import { isId, queryOf, textOf, wordsOf } from '../http/query'
import { pageOf } from '../statements/order'
import { invite, MOST_INVITED } from './invite'
import { remove } from './membership'
import { countAgents, listAgents, TABS } from './store'

/** `/users/agents…`: those who work with a broker, and whom the broker asks to. */
export function agentRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    answering(async (request) => {
      const brokerId = await requiredRole(pool, request, 'broker')
      const query = queryOf(request)
      const status = textOf(query, 'status')
      const tab = TABS.find((one) => one === status) ?? 'active'
      const text = textOf(query, 'q')?.slice(0, 255).toLowerCase()
      const page = pageOf(query)
      const [rows, counts] = await Promise.all([
        listAgents(pool, brokerId, { tab, text, ...page }),
        countAgents(pool, brokerId, text),
      ])
      return { data: rows, counts, ...paginationOf(page, rows.length, counts[tab]) }
    }),
  )

  router.post(
    '/invite',
    readBody,
    answering(async (request) => {
      const brokerId = await requiredRole(pool, request, 'broker')
      const emails = wordsOf(await bodyOf(request), 'emails')
      if (emails.length === 0) throw invalid([fault('is required')])
      if (emails.length > MOST_INVITED)
        throw invalid([fault(`must not hold more than ${MOST_INVITED} emails`)])
      return invite(pool, brokerId, emails)
    }),
  )

  router.post(
    '/:id/remove',
    answering(async (request) => {
      const brokerId = await requiredRole(pool, request, 'broker')
      const id = Number(request.params.id)
      if (!isId(id)) throw notFound('Agent')
      await remove(pool, brokerId, id)
      return []
    }),
  )

  return router
}

function fault(said: string) {
  return { field: 'emails', message: `The emails field ${said}.` }
}
