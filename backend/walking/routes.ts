import { Router } from 'express'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { geocodingEndpoints } from '~contract/endpoints/geocoding'
import { type FindArea, WalkingAreas } from './walking-areas'
import { WalkingQueue } from './walking-queue'
import type { MeasureWalks } from './walks'

export function walkingRoutes(findArea: FindArea, measureWalks: MeasureWalks): Router {
  const queue = new WalkingQueue()
  const areas = new WalkingAreas(findArea, queue)
  const router = Router()
  mountEndpoint(router, geocodingEndpoints.walkingArea, async ({ query: { minutes, ...start } }) => ({
    area: await areas.find(start, minutes),
  }))
  mountEndpoint(router, geocodingEndpoints.walks, async ({ query: { ends, ...start } }) => {
    const times = await queue.run((signal) => measureWalks(start, ends, signal))
    return times.map((time, end) => ({ end, ...time }))
  })
  return router
}
