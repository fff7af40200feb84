import type { Endpoint } from './endpoint'
import { geocodingEndpoints } from './geocoding'
import { locationEndpoints } from './locations'
import { streetEndpoints } from './streets'

const FAMILIES = [locationEndpoints, streetEndpoints, geocodingEndpoints]

/** Endpoints of all families. */
export const allEndpoints: readonly Endpoint[] = FAMILIES.flatMap((family): Endpoint[] =>
  Object.values(family),
)
