import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { importEndpoints } from '~contract/endpoints/statement-imports'
import { IMPORT_COLUMNS } from '~contract/import-columns'
import type * as wire from '~contract/schemas/statement-imports'
import { toDraftValues } from '~contract/statement-drafts'
import type { ImportMode } from '~contract/statement-imports'
import { PHOTO_NAME_HEADER } from '~contract/statement-photos'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

/** Timeout in ms: all lines are geocoded, their prices are judged, and they are saved in one transaction. */
const TIMEOUT_MS = 60_000

const toImportLine = ({
  external_id,
  statement_id,
  is_complete,
  values,
  errors,
  ...line
}: z.output<typeof wire.ImportLine>) => ({
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
})
export type ImportLine = ReturnType<typeof toImportLine>

const toImportResult = ({
  in_review,
  left_out,
  awaiting_photos,
  ...counts
}: z.output<typeof wire.ConfirmedImport>) => ({
  ...counts,
  inReview: in_review,
  leftOut: left_out,
  /** Lines that are published once their photos are there. */
  awaitingPhotos: awaiting_photos,
})
export type ImportResult = ReturnType<typeof toImportResult>

const toStatementImport = ({
  unknown_columns,
  reading,
  result,
  lines,
  photos,
  archives,
  ...sent
}: z.output<typeof wire.StatementImport>) => ({
  ...sent,
  lines: lines.map(toImportLine),
  reading: reading && {
    ...reading,
    columns: reading.columns.map(({ heading, field }) => ({
      heading,
      field: IMPORT_COLUMNS.find((one) => one === field),
    })),
  },
  unknownColumns: unknown_columns,
  /** Import result; undefined until it is confirmed. */
  result: result ? toImportResult(result) : undefined,
  /** Progress of the photos; undefined if the lines name none. */
  photos: photos
    ? {
        ...photos,
        failed: photos.failed.map(({ draft_id, statement_id, ...photo }) => ({
          ...photo,
          draft: draft_id ?? undefined,
          statement: statement_id ?? undefined,
        })),
      }
    : undefined,
  archives: archives.map(({ skipped_count, ...archive }) => ({ ...archive, skippedCount: skipped_count })),
})
export type ImportArchive = ReturnType<typeof toStatementImport>['archives'][number]
export type StatementImport = ReturnType<typeof toStatementImport>
export type ImportPhotos = NonNullable<StatementImport['photos']>

const callImport = defineCall(importEndpoints.one, toStatementImport)
const callStart = defineCall(importEndpoints.start)
const callAddArchive = defineCall(importEndpoints.addArchive)
const callConfirm = defineCall(importEndpoints.confirm, toImportResult)

export function statementImport(id: string): Call<StatementImport> {
  return { ...callImport({ params: { id } }), minTimeoutMs: TIMEOUT_MS }
}

/** Uploads a file; nothing is published until the import is confirmed. */
export function startImport(file: File): Call<z.output<typeof wire.StartedImport>> {
  return {
    ...callStart({}),
    isUpload: true,
    headers: { 'content-type': 'application/octet-stream' },
    body: file.stream() as ReadableStream,
    minTimeoutMs: TIMEOUT_MS,
  }
}

/** Timeout in ms for unpacking a whole archive. */
const ARCHIVE_TIMEOUT_MS = 240_000

/**
 * Sends a ZIP file with photos of an import.
 * @param name name on the sender's device
 */
export function addImportArchive(
  id: string,
  { path, name }: { path: string; name: string },
): Call<z.output<typeof wire.ReceivedArchive>> {
  return {
    ...callAddArchive({ params: { id } }),
    isUpload: true,
    headers: { 'content-type': 'application/octet-stream', [PHOTO_NAME_HEADER]: encodeURIComponent(name) },
    body: Readable.toWeb(createReadStream(path)) as ReadableStream,
    minTimeoutMs: ARCHIVE_TIMEOUT_MS,
  }
}

/** Confirms an import; safe to repeat. */
export function confirmImport(id: string, mode: ImportMode): Call<ImportResult> {
  return { ...callConfirm({ params: { id }, body: { mode } }), isUpload: true, minTimeoutMs: TIMEOUT_MS }
}
