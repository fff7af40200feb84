import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { notFound } from '~backend/platform/http/errors'
import type { ConfirmedImport, ImportReading, StatementImport } from '~contract/schemas/statement-imports'
import { isUuid } from '~contract/values/ids'
import { countArchivePhotos, findImportPhotos, listImportArchives } from './import-photos'
import { planLines } from './plan-lines'
import type { StoredLine } from './read-lines'

export type ImportResult = z.input<typeof ConfirmedImport>
/** Result of one line. */
export type LineResult = keyof z.output<typeof ConfirmedImport>

/** Descriptions, which are long and not needed in the preview. */
const UNSHOWN = ['comment_ka', 'comment_en', 'comment_ru']

type ImportRow = Row<'statement_imports', 'id' | 'unknown_columns'> & {
  lines: StoredLine[]
  reading: ImportReading | null
  result: ImportResult | null
}

export async function addImport(
  db: Db,
  userId: number,
  { lines, reading }: { lines: readonly StoredLine[]; reading: ImportReading },
): Promise<string> {
  const { rows } = await db.query<Row<'statement_imports', 'id'>>(
    `insert into statement_imports (user_id, lines, reading, unknown_columns) values ($1, $2, $3, $4) returning id`,
    [
      userId,
      JSON.stringify(lines),
      reading,
      reading.columns.filter(({ field }) => !field).map(({ heading }) => heading),
    ],
  )
  if (!rows[0]) throw new Error('no import was added')
  return rows[0].id
}

/** @throws ApiError 404 for users other than its owner */
export async function requireImport(db: Db, id: string, userId: number): Promise<ImportRow> {
  const { rows } = isUuid(id)
    ? await db.query<ImportRow>(
        'select id, lines, reading, unknown_columns, result from statement_imports where id = $1 and user_id = $2',
        [id, userId],
      )
    : { rows: [] }
  if (!rows[0]) throw notFound('Import')
  return rows[0]
}

/** Finds the lines, with what a confirmation would do with each of them now. */
export async function findImport(
  db: Db,
  id: string,
  userId: number,
): Promise<z.input<typeof StatementImport>> {
  const { lines, reading, unknown_columns, result } = await requireImport(db, id, userId)
  const planned = await planLines(db, userId, lines, await countArchivePhotos(db, id))
  const importPhotos = result && (await findImportPhotos(db, id, userId, lines))
  return {
    id,
    unknown_columns,
    reading,
    result,
    photos: importPhotos,
    archives: await listImportArchives(db, id),
    lines: planned.map(
      ({ line, external_id, outcome, isComplete, values, errors, statementId, ...photos }) => ({
        line,
        external_id,
        outcome,
        statement_id: statementId ?? null,
        is_complete: isComplete,
        values: Object.fromEntries(Object.entries(values).filter(([field]) => !UNSHOWN.includes(field))),
        photos: photos.photos.length + photos.archivePhotos,
        errors,
      }),
    ),
  }
}

/** Deletes old imports, unless photos of them are waiting; their statements stay. */
export async function deleteOldImports(db: Db): Promise<void> {
  await db.query(
    `delete from statement_imports i where created_at < now() - interval '1 day'
       and not exists (select from import_photos where import_id = i.id and (state = 'waiting' or publishes))`,
  )
}
