import { Router } from 'express'
import { parseDegrees } from '~backend/platform/http/degrees'
import { invalidField } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getText, parseQuery } from '~backend/platform/http/query'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { WalkingArea } from '~contract/schemas/walking-area'
import { WALKING_AREA_MINUTES } from '~contract/walking-times'
import { type FindArea, WalkingAreas } from './walking-areas'

export function walkingRoutes(findArea: FindArea): Router {
  const areas = new WalkingAreas(findArea)
  return Router().get(
    '/walking-area',
    jsonHandler(async (request): Promise<AnswerOf<typeof WalkingArea>> => {
      const query = parseQuery(request)
      const start = { lat: parseDegrees(query, 'lat', 90), lng: parseDegrees(query, 'lng', 180) }
      const minutes = WALKING_AREA_MINUTES.find((one) => String(one) === getText(query, 'minutes'))
      if (minutes === undefined)
        throw invalidField('minutes', `must be one of ${WALKING_AREA_MINUTES.join(', ')}`)
      return { area: await areas.find(start, minutes) }
    }),
  )
}
