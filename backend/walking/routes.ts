import { Router } from 'express'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { geocodingEndpoints } from '~contract/endpoints/geocoding'
import { type FindArea, WalkingAreas } from './walking-areas'

export function walkingRoutes(findArea: FindArea): Router {
  const areas = new WalkingAreas(findArea)
  return mountEndpoint(
    Router(),
    geocodingEndpoints.walkingArea,
    async ({ query: { minutes, ...start } }) => ({
      area: await areas.find(start, minutes),
    }),
  )
}
