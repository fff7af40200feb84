import { z } from 'zod'
import { DESTINATION_KINDS } from '../walking-times'
import { optionalText } from './primitives'
import { rowsOf } from './rows'

/** Walking time to the nearest place of each kind. Only stations have names. */
export const WalkingTimes = rowsOf(
  z.object({
    kind: z.enum(DESTINATION_KINDS),
    minutes: z.number().int(),
    name: optionalText,
  }),
)

/** `GET /microservice/locations/walking-area`; null if no footpaths are known there. */
export const WalkingArea = z.object({ area: optionalText })
