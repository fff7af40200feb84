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

/** `GET /microservice/locations/walks`; null where no footpaths are known. */
export const Walks = rowsOf(
  z.object({
    /** Position of the end in the request, from 0. */
    end: z.number().int(),
    minutes: z.number().int().nullable(),
    /** True if the walk takes longer than these minutes, the maximum. */
    is_farther: z.boolean().optional(),
  }),
)

/** `GET /microservice/locations/walking-area`; null if no footpaths are known there. */
export const WalkingArea = z.object({ area: optionalText })
