import { z } from 'zod'
import { DESTINATION_KINDS } from '../walking-times'
import { optionalText } from './primitives'
import { rowsOf } from './rows'

/** The way on foot to the nearest place of each kind; only stations have names. */
export const WalkingTimes = rowsOf(
  z.object({
    kind: z.enum(DESTINATION_KINDS),
    minutes: z.number().int(),
    name: optionalText,
  }),
)
