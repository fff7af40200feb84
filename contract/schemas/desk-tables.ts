import { z } from 'zod'
import { actsOf } from './operator-acts'
import { id } from './primitives'
import { rowsOf } from './rows'

/** By the names of the fields, as a form sends them. */
const Values = z.record(z.string(), z.string())

/** `GET /operator/tables/{table}`, in the order in which the site shows them. */
export const DeskRows = rowsOf(z.object({ id, name: z.string(), values: Values }))

/** `GET /operator/tables/{table}/{id}`; `new` is a row to be added, whose version is empty. */
export const DeskRow = z.object({
  id: id.nullable(),
  name: z.string(),
  /** Of the row as it was read: a change of another one is refused. */
  version: z.string(),
  values: Values,
  /** The rows that each reference may lead to. */
  references: z.record(z.string(), rowsOf(z.object({ id, name: z.string() }))),
  acts: actsOf(z.string()),
})

/** `POST /operator/tables/{table}` and `POST /operator/tables/{table}/{id}` */
export const SavedDeskRow = z.object({ id })
