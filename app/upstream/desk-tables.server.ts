import { z } from 'zod'
import type { DeskTableName } from '~contract/desk-tables/tables'
import * as wire from '~contract/schemas/desk-tables'
import { success } from '~contract/schemas/envelope'
import { itemPath } from './item-path'
import { type ActionResult, actionResultOf, type Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'operator/tables'

export type DeskValues = Readonly<Record<string, string>>

const Row = wire.DeskRow.transform(({ acts, id, ...row }) => ({
  ...row,
  id: id ?? undefined,
  acts: acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
}))

export type DeskRow = z.output<typeof Row>
type DeskRows = z.output<typeof wire.DeskRows>

const toPath = (table: DeskTableName) => `${PATH}/${table}`

export function deskRows(table: DeskTableName): Call<DeskRows> {
  return { api: 'main', path: toPath(table), mayBeMissing: true, answer: success(wire.DeskRows) }
}

export function deskRow(table: DeskTableName, id: number | 'new'): Call<DeskRow> {
  return { api: 'main', ...itemPath(toPath(table), id), answer: success(Row) }
}

type SaveResult = { ok: true; id: number } | Refusal

/** Adds a row, or changes the row with the id if its version is unchanged. */
export function saveDeskRow(
  table: DeskTableName,
  id: number | undefined,
  { values, version, key }: { values: DeskValues; version: string; key: string },
): Call<SaveResult> {
  return {
    api: 'main',
    method: 'POST',
    ...(id === undefined ? { path: toPath(table) } : itemPath(toPath(table), id)),
    body: { ...values, version, idempotency_key: key },
    answer: success(wire.SavedDeskRow).transform((saved): SaveResult => ({ ok: true, ...saved })),
    refusals: refusalResponses,
  }
}

export function removeDeskRow(table: DeskTableName, id: number, version: string): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    ...itemPath(toPath(table), id, '/remove'),
    body: { version },
    ...actionResultOf(success(z.unknown())),
  }
}
