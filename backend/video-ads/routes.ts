import { randomUUID } from 'node:crypto'
import { type Request, Router } from 'express'
import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'
import { getLocale } from '~backend/platform/http/locale'
import { HOUSE_VIDEO_AD } from './house-video-ad'
import { countAdEvent } from './store'
import { renderVast, TOP_LEVEL_EVENTS, TRACKING_EVENTS } from './vast'

const TRACKED_EVENTS: readonly string[] = [...TRACKING_EVENTS, ...TOP_LEVEL_EVENTS]

/**
 * `/adverts/vast.xml` serves the site's own video ad. `/adverts/:video/:event` counts events requested as
 * images.
 */
export function videoAdRoutes(db: Db, publicOrigin: string | undefined): Router {
  const router = Router()
  const getOrigin = (request: Request) => publicOrigin ?? `${request.protocol}://${request.get('host')}`

  router.get('/vast.xml', (request, response) => {
    const showing = { locale: getLocale(request), origin: getOrigin(request), servingId: randomUUID() }
    response
      .type('application/xml')
      .set('Cache-Control', 'private, no-store')
      .send(renderVast({ ad: HOUSE_VIDEO_AD, ...showing }))
  })

  router.get('/:video/:event', (request, response, next) => {
    const { video, event } = request.params
    if (video !== HOUSE_VIDEO_AD.id || !TRACKED_EVENTS.includes(event)) return next(notFound('Film'))
    countAdEvent(db, video, event).then(
      () => response.set('Cache-Control', 'private, no-store').status(204).end(),
      next,
    )
  })

  return router
}
