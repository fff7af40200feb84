import { Router } from 'express'
import type pg from 'pg'
import { notFound } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getText, parseQuery } from '~backend/platform/http/query'
import type { DescribePicture } from '~backend/platform/pictures'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { ProjectPage } from '~contract/schemas/projects'
import { buildCondition } from './filters'
import { findProject, isProjectOrder, listProjects } from './store'
import { toProjectJson, toSingleProjectJson } from './to-json'

/** `/microservice-projects/listing` and `/microservice-projects/{uuid, slug or number}`. */
export function projectRoutes(pool: pg.Pool, describePicture: DescribePicture): Router {
  const router = Router()

  router.get(
    '/listing',
    jsonHandler(async (request): Promise<AnswerOf<typeof ProjectPage>> => {
      const query = parseQuery(request)
      const locale = getLocale(request)
      const page = parsePage(query)
      const orderBy = getText(query, 'order_by')
      const { rows, total } = await listProjects(
        pool,
        buildCondition(query),
        isProjectOrder(orderBy) ? orderBy : 'created_at',
        page,
      )
      return {
        data: rows.map((row) => toProjectJson(row, locale, describePicture)),
        ...toPaginationJson(page, rows.length, total),
      }
    }),
  )

  router.get(
    '/:key',
    jsonHandler(async (request) => {
      const project = await findProject(pool, request.params.key ?? '')
      if (!project) throw notFound('Project')
      return toSingleProjectJson(project, getLocale(request), describePicture)
    }),
  )

  return router
}
