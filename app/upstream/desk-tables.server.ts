import type { z } from 'zod'
import type { DeskTableName } from '~contract/desk-tables/tables'
import { tableEndpoints } from '~contract/endpoints/desk-tables'
import type * as wire from '~contract/schemas/desk-tables'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

export type DeskValues = Readonly<Record<string, string>>

const toRow = ({ acts, id, ...row }: z.output<typeof wire.DeskRow>) => ({
  ...row,
  id: id ?? undefined,
  acts: acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
})

export type DeskRow = ReturnType<typeof toRow>
type DeskRows = z.output<typeof wire.DeskRows>

const callRows = defineCall(tableEndpoints.rows)
const callRow = defineCall(tableEndpoints.row, toRow)
const callAdd = defineAction(tableEndpoints.add, ({ id }) => ({ id }))
const callChange = defineAction(tableEndpoints.change, ({ id }) => ({ id }))
const callRemove = defineAction(tableEndpoints.remove)

export function deskRows(table: DeskTableName): Call<DeskRows> {
  return callRows({ params: { table } })
}

export function deskRow(table: DeskTableName, id: number | 'new'): Call<DeskRow> {
  return callRow({ params: { table, id } })
}

/** Adds a row, or changes the row with the id if its version is unchanged. */
export function saveDeskRow(
  table: DeskTableName,
  id: number | undefined,
  { values, version, key }: { values: DeskValues; version: string; key: string },
): Call<{ ok: true; id: number } | Refusal> {
  const body = { ...values, version, idempotency_key: key }
  return id === undefined ? callAdd({ params: { table }, body }) : callChange({ params: { table, id }, body })
}

export function removeDeskRow(table: DeskTableName, id: number, version: string): Call<ActionResult> {
  return callRemove({ params: { table, id }, body: { version } })
}
