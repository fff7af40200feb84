import { z } from 'zod'
import { optionalText } from './primitives'

/** `GET /microservice/locations/walking-area`; null if no footpaths are known there. */
export const WalkingArea = z.object({ area: optionalText })
