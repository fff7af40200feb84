import { z } from 'zod'
import { optionalText } from './primitives'

/** `GET /microservice/locations/walking-area`: `area` as searches have it, null where no ways are known. */
export const WalkingArea = z.object({ area: optionalText })
