import { randomUUID } from 'node:crypto'
import { type Request, Router } from 'express'
import type { Db } from '../db/pool'
import { notFound } from '../http/errors'
import { localeOf } from '../http/locale'
import { HOUSE_FILM } from './house-film'
import { countEvent } from './store'
import { REPORTED, REPORTED_BESIDE, vast } from './vast'

const EVENTS: readonly string[] = [...REPORTED, ...REPORTED_BESIDE]

/**
 * `/adverts/vast.xml`: the film of the house; `/adverts/:film/:event`: what a player reports of it, which is asked
 * for as a picture, as players do, and answered with nothing.
 */
export function advertRoutes(db: Db, publicOrigin: string | undefined): Router {
  const router = Router()
  const originOf = (request: Request) => publicOrigin ?? `${request.protocol}://${request.get('host')}`

  router.get('/vast.xml', (request, response) => {
    const showing = { locale: localeOf(request), origin: originOf(request), servingId: randomUUID() }
    response
      .type('application/xml')
      .set('Cache-Control', 'private, no-store')
      .send(vast({ film: HOUSE_FILM, ...showing }))
  })

  router.get('/:film/:event', (request, response, next) => {
    const { film, event } = request.params
    if (film !== HOUSE_FILM.id || !EVENTS.includes(event)) return next(notFound('Film'))
    countEvent(db, film, event).then(
      () => response.set('Cache-Control', 'private, no-store').status(204).end(),
      next,
    )
  })

  return router
}
