import { Router } from 'express'
import type pg from 'pg'
import { answering } from '../http/answering'
import { notFound } from '../http/errors'
import { localeOf } from '../http/locale'
import { paginationOf } from '../http/pagination'
import { queryOf, textOf } from '../http/query'
import { pageOf } from '../statements/order'
import { projectOf, singleProjectOf } from './answer'
import { whereOf } from './filters'
import { findProject, isOrder, listProjects } from './store'

/** `/microservice-projects/listing` and `/microservice-projects/{uuid, slug or number}`. */
export function projectRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/listing',
    answering(async (request) => {
      const query = queryOf(request)
      const locale = localeOf(request)
      const page = pageOf(query)
      const asked = textOf(query, 'order_by')
      const { rows, total } = await listProjects(
        pool,
        whereOf(query),
        isOrder(asked) ? asked : 'created_at',
        page,
      )
      return { data: rows.map((row) => projectOf(row, locale)), ...paginationOf(page, rows.length, total) }
    }),
  )

  router.get(
    '/:key',
    answering(async (request) => {
      const project = await findProject(pool, request.params.key ?? '')
      if (!project) throw notFound('Project')
      return singleProjectOf(project, localeOf(request))
    }),
  )

  return router
}
