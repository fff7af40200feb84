import { z } from 'zod'
import { actsOf } from './operator-acts'
import { id } from './primitives'
import { rowsOf } from './rows'

/** Values by field name, in the encoding of a form. */
const Values = z.record(z.string(), z.string())

/** `GET /operator/tables/{table}`, in display order. */
export const DeskRows = rowsOf(z.object({ id, name: z.string(), values: Values }))

/** `GET /operator/tables/{table}/{id}`. The id `new` returns a row to be added, with an empty version. */
export const DeskRow = z.object({
  id: id.nullable(),
  name: z.string(),
  /** Version of the row when it was read; saving a row that has changed since is rejected. */
  version: z.string(),
  values: Values,
  /** Selectable rows of each reference. */
  references: z.record(z.string(), rowsOf(z.object({ id, name: z.string() }))),
  acts: actsOf(z.string()),
})

/** `POST /operator/tables/{table}` and `POST /operator/tables/{table}/{id}` */
export const SavedDeskRow = z.object({ id })
