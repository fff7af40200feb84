import type { z } from 'zod'
import { IMPORT_COLUMNS } from '~contract/import-columns'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import * as wire from '~contract/schemas/statement-imports'
import { toDraftValues } from '~contract/statement-drafts'
import type { ImportMode } from '~contract/statement-imports'
import { itemPath } from './item-path'
import type { Call } from './upstream-client.server'

const PATH = 'microservice/users/statement-imports'
/** Timeout in ms: all lines are geocoded, their prices are judged, and they are saved in one transaction. */
const TIMEOUT_MS = 60_000

const ImportLine = wire.ImportLine.transform(
  ({ external_id, statement_id, is_complete, values, errors, ...line }) => ({
    ...line,
    externalId: external_id,
    statement: statement_id ?? undefined,
    isComplete: is_complete,
    values: toDraftValues(values),
    errors: errors.map(({ field, bound, ...error }) => ({
      ...error,
      field: IMPORT_COLUMNS.find((one) => one === field),
      bound: bound ?? undefined,
    })),
  }),
)
export type ImportLine = z.output<typeof ImportLine>

const ImportResult = wire.ConfirmedImport.transform(({ in_review, left_out, ...counts }) => ({
  ...counts,
  inReview: in_review,
  leftOut: left_out,
}))
export type ImportResult = z.output<typeof ImportResult>

const StatementImport = wire.StatementImport.extend({
  lines: rowsOf(ImportLine),
  result: ImportResult.nullish(),
}).transform(({ unknown_columns, reading, result, ...sent }) => ({
  ...sent,
  reading: reading && {
    ...reading,
    columns: reading.columns.map(({ heading, field }) => ({
      heading,
      field: IMPORT_COLUMNS.find((one) => one === field),
    })),
  },
  unknownColumns: unknown_columns,
  /** Import result; undefined until it is confirmed. */
  result: result ?? undefined,
}))
export type StatementImport = z.output<typeof StatementImport>

export function statementImport(id: string): Call<StatementImport> {
  return {
    api: 'main',
    ...itemPath(PATH, id),
    answer: success(StatementImport),
    minTimeoutMs: TIMEOUT_MS,
  }
}

/** Uploads a file; nothing is published until the import is confirmed. */
export function startImport(file: File): Call<z.output<typeof wire.StartedImport>> {
  return {
    api: 'main',
    method: 'POST',
    isUpload: true,
    path: PATH,
    headers: { 'content-type': 'application/octet-stream' },
    body: file.stream() as ReadableStream,
    answer: success(wire.StartedImport),
    minTimeoutMs: TIMEOUT_MS,
  }
}

/** Confirms an import; safe to repeat. */
export function confirmImport(id: string, mode: ImportMode): Call<ImportResult> {
  return {
    api: 'main',
    method: 'POST',
    isUpload: true,
    ...itemPath(PATH, id, '/confirm'),
    body: { mode },
    answer: success(ImportResult),
    minTimeoutMs: TIMEOUT_MS,
  }
}
