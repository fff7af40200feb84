import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { StatementImport } from '~contract/schemas/statement-imports'
import type { ImportPhotoFailure } from '~contract/statement-imports'
import type { SkippedFile } from './photo-archive'
import type { PlannedLine } from './plan-lines'
import type { StoredLine } from './read-lines'

interface LinePhotos {
  importId: string
  line: Pick<PlannedLine, 'line' | 'photos'>
  draftId: string
  /** True if the draft is published once its photos are there. */
  publishes: boolean
}

/** Queues the photos of a line for the job, in their order: those of URLs, then those of archives. */
export async function addImportPhotos(
  transaction: Db,
  { importId, line: { line, photos }, draftId, publishes }: LinePhotos,
): Promise<void> {
  await transaction.query(
    `insert into import_photos (import_id, line, position, draft_id, publishes, source)
     select $1, $2, position, $3, $4, source from unnest($5::text[]) with ordinality photo (source, position)`,
    [importId, line, draftId, publishes, photos],
  )
  await transaction.query(
    `update import_photos set state = 'waiting', draft_id = $3, publishes = $4, next_at = now()
     where import_id = $1 and line = $2 and state = 'unconfirmed'`,
    [importId, line, draftId, publishes],
  )
}

/** Counts the photos of archives that a confirmation would add, by line. */
export async function countArchivePhotos(db: Db, importId: string): Promise<Map<number, number>> {
  const { rows } = await db.query<Row<'import_photos', 'line'> & { count: number }>(
    "select line, count(*) from import_photos where import_id = $1 and state = 'unconfirmed' group by line",
    [importId],
  )
  return new Map(rows.map(({ line, count }) => [line, count]))
}

/** Discards the photos of archives whose lines the confirmation has left out. */
export async function failArchivePhotos(transaction: Db, importId: string): Promise<void> {
  await transaction.query(
    `update import_photos set state = 'failed', failure = 'left_out', content = null
     where import_id = $1 and state = 'unconfirmed'`,
    [importId],
  )
}

type ArchiveRow = Row<'import_archives', 'id' | 'name' | 'skipped_count'> & {
  skipped: SkippedFile[]
  photos: number
  lines: number
}

/** Lists the archives that were sent for an import, with what was taken from each. */
export async function listImportArchives(
  db: Db,
  importId: string,
): Promise<z.input<typeof StatementImport>['archives']> {
  const { rows } = await db.query<ArchiveRow>(
    `select a.id, a.name, a.skipped, a.skipped_count, count(p.id) as photos, count(distinct p.line) as lines
     from import_archives a left join import_photos p on p.archive_id = a.id
     where a.import_id = $1 group by a.id order by a.created_at, a.id`,
    [importId],
  )
  return rows
}

type FailedRow = Row<'import_photos', 'line' | 'source'> &
  Row<'imported_statements', 'draft_id' | 'statement_id'> & { failure: ImportPhotoFailure }

/** Finds the progress of the photos of a confirmed import, with what failed by line. */
export async function findImportPhotos(
  db: Db,
  importId: string,
  userId: number,
  lines: readonly Pick<StoredLine, 'line' | 'external_id'>[],
): Promise<z.input<typeof StatementImport>['photos']> {
  const { rows: counts } = await db.query<{ waiting: number; added: number }>(
    `select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'added') as added
     from import_photos where import_id = $1`,
    [importId],
  )
  const { rows: failed } = await db.query<FailedRow>(
    `select p.line, p.source, p.failure, s.draft_id, s.statement_id
     from import_photos p
     left join unnest($3::int[], $4::text[]) named (line, external_id) on named.line = p.line
     left join imported_statements s on s.user_id = $2 and s.external_id = named.external_id
     where p.import_id = $1 and p.failure is not null order by p.line, p.position`,
    [importId, userId, lines.map(({ line }) => line), lines.map(({ external_id }) => external_id)],
  )
  const { waiting = 0, added = 0 } = counts[0] ?? {}
  return waiting + added + failed.length > 0 ? { waiting, added, failed } : null
}
