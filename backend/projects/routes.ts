import { Router } from 'express'
import type pg from 'pg'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getText } from '~backend/platform/http/query'
import type { DescribePicture } from '~backend/platform/pictures'
import { companyEndpoints } from '~contract/endpoints/companies'
import { buildCondition } from './filters'
import { findProject, isProjectOrder, listProjects } from './store'
import { toProjectJson, toSingleProjectJson } from './to-json'

export function projectRoutes(pool: pg.Pool, describePicture: DescribePicture): Router {
  const router = Router()

  mountEndpoint(router, companyEndpoints.projects, async ({ query, locale }) => {
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
  })

  mountEndpoint(router, companyEndpoints.project, async ({ params, locale }) => {
    const project = await findProject(pool, params.key)
    if (!project) throw notFound('Project')
    return toSingleProjectJson(project, locale, describePicture)
  })

  return router
}
