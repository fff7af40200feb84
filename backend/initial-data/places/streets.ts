// © OpenStreetMap contributors, ODbL 1.0. See NOTICE.md in this folder.
import { z } from 'zod'
import type { Street } from './place'
import table from './streets.json'

const NAME = z.string().trim().min(3).max(100)

/** Table of streets.json. The name of a neighbourhood is for the reader of the file. */
const StreetTable = z.array(
  z.strictObject({
    urban_id: z.int().positive(),
    urban: NAME,
    streets: z
      .array(z.tuple([NAME, NAME, NAME, z.number().min(41).max(43), z.number().min(40).max(47)]))
      .nonempty(),
  }),
)

/**
 * Parses the table. Ids follow the order, so new streets belong at the end, in a further entry of their
 * neighbourhood.
 * @throws ZodError for a table of another shape
 */
export function parseStreets(json: unknown): Street[] {
  return StreetTable.parse(json)
    .flatMap(({ urban_id, streets }) => streets.map((street) => ({ urbanId: urban_id, street })))
    .map(({ urbanId, street: [ka, en, ru, lat, lng] }, at) => ({
      id: at + 1,
      name: { ka, en, ru },
      lat,
      lng,
      urbanId,
    }))
}

/** Streets of Tbilisi by neighbourhood. */
export const STREETS: readonly Street[] = parseStreets(table)
