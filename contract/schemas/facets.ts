import { z } from 'zod'
import { FACET_NAMES } from '../facets'

/** Statements by the id of an option; PHP encodes an empty object as a list. */
const Counts = z
  .union([
    z.record(z.coerce.number().int(), z.number().int()),
    z.array(z.unknown()).transform((): Record<number, number> => ({})),
  ])
  .optional()
  // One malformed group must not drop the other counts.
  .catch(undefined)

/** `GET /microservice/statements/facets` */
export const Facets = z.object(Object.fromEntries(FACET_NAMES.map((name) => [name, Counts])))
