import type pg from 'pg'
import type { z } from 'zod'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import { managedBySql } from '~backend/platform/db/managed-by-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Tables } from '~backend/platform/db/schema'
import { ApiError, notFound } from '~backend/platform/http/errors'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { unpackImages } from '~backend/statements/packed-images'
import type { EditedDraft } from '~contract/schemas/statement-drafts'
import { DRAFT_FIELDS, type DraftField, type DraftValues } from '~contract/statement-drafts'
import type { PhotoNotes } from '~contract/statement-photos'
import { parseId } from '~contract/values/ids'
import { addDraft, type DraftRow, requireDraft, toDraftJson, toPhotoJson } from './store'

type Statement = Tables['statements'] & {
  street_ka: string | null
  client_name: string | null
  client_phone: string | null
  client_note: string | null
  updated_at: string
}

const STATEMENT_SQL = `select s.*, (select name_ka from streets where id = s.street_id) as street_ka,
  ${toGeorgianTimeSql('s.last_updated')} as updated_at,
  client.name as client_name, client.phone_number as client_phone, client.note as client_note
  from statements s left join statement_clients client on client.statement_id = s.id
  where s.id = $1 and s.deleted_at is null`

/** Columns whose field has another name. */
const COLUMNS: Partial<Record<DraftField, keyof Statement>> = {
  latitude: 'lat',
  longitude: 'lng',
  address: 'address_ka',
}

/** Finds the open draft of the user's or an agent's statement, or the values of a new one. */
export async function findEditedDraft(
  db: Db,
  userId: number,
  statement: string | undefined,
): Promise<z.input<typeof EditedDraft>> {
  const row = await findManagedStatement(db, userId, statement)
  if (!row) throw notFound('Statement')
  const [id, agentPhones] = await Promise.all([findDraftId(db, row), findAgentPhones(db, row, userId)])
  if (id) {
    const draft = await toDraftJson(db, await requireDraft(db, id, { userId, keyHash: undefined }))
    return { ...draft, agent_phones: agentPhones }
  }
  return {
    id: null,
    agent_phones: agentPhones,
    version: 1,
    has_owner: true,
    state: 'open',
    statement_id: row.id,
    values: toDraftValues(row),
    // The photos of a statement are public.
    photos: listPhotos(row).map((photo) => ({
      ...toPhotoJson({ ...photo, draft_id: '', warnings: [] }),
      url: `${photo.path}_thumb.webp`,
    })),
    refusal: null,
    updated_at: row.updated_at,
  }
}

/** Finds the statement, and the draft of its changes if there is one, for a preview. */
export async function findPreviewed(
  db: Db,
  userId: number,
  statement: string | undefined,
): Promise<{ id: number; draft: DraftRow | undefined }> {
  const row = await findManagedStatement(db, userId, statement)
  if (!row) throw notFound('Statement')
  const draftId = await findDraftId(db, row)
  const draft = draftId ? await requireDraft(db, draftId, { userId, keyHash: undefined }) : undefined
  return { id: row.id, draft }
}

/** Returns the confirmed numbers of the agent who owns the statement; null if the user owns it. */
async function findAgentPhones(db: Db, { user_id }: Statement, userId: number): Promise<string[] | null> {
  if (user_id === userId) return null
  const { rows } = await db.query<Row<'users', 'valid_phone_numbers'>>(
    'select valid_phone_numbers from users where id = $1',
    [user_id],
  )
  return rows[0]?.valid_phone_numbers ?? []
}

/** Returns the open draft that changes a statement, or creates one with its values and photos. */
export async function startEditing(
  pool: pg.Pool,
  userId: number,
  statement: string | undefined,
): Promise<string> {
  return inAccountTransaction(pool, userId, async (transaction) => {
    const id = await openEditing(transaction, userId, statement)
    if (!id) throw notFound('Statement')
    return id
  })
}

/**
 * Opens the draft within a transaction. It belongs to the owner of the statement, also if the owner's company
 * opens it.
 * @returns undefined for a statement of another company or user, and for a deleted one
 */
export async function openEditing(
  transaction: Db,
  userId: number,
  statement: string | undefined,
): Promise<string | undefined> {
  const row = await findManagedStatement(transaction, userId, statement, 'for update of s')
  if (!row) return undefined
  const former = await findDraftId(transaction, row)
  if (former) return former
  const id = await addDraft(transaction, {
    userId: row.user_id,
    keyHash: undefined,
    values: toDraftValues(row),
  })
  await transaction.query('update statement_drafts set statement_id = $2 where id = $1', [id, row.id])
  await addPhotos(transaction, id, row)
  return id
}

/**
 * Creates a new draft with the values and photos of an own statement.
 * @throws ApiError 409 for a blocked statement
 */
export async function startCopy(
  pool: pg.Pool,
  userId: number,
  statement: string | undefined,
): Promise<string> {
  return inAccountTransaction(pool, userId, async (transaction) => {
    await consumeRateLimit(transaction, 'statement_draft', `user ${userId}`)
    // Photos are stored as long as a statement or draft uses them.
    const row = await requireOwnStatement(transaction, userId, statement, 'for update of s')
    await requireUnblocked(transaction, row)
    const id = await addDraft(transaction, { userId, keyHash: undefined, values: toDraftValues(row) })
    await addPhotos(transaction, id, row)
    return id
  })
}

/** Prevents a copy from republishing a blocked statement. */
async function requireUnblocked(db: Db, { id }: Statement): Promise<void> {
  const { rowCount } = await db.query('select from statement_blocks where statement_id = $1', [id])
  if (rowCount) throw new ApiError(409, 'The statement is blocked')
}

async function requireOwnStatement(...own: Parameters<typeof findManagedStatement>): Promise<Statement> {
  const row = await findManagedStatement(...own)
  if (row?.user_id !== own[1]) throw notFound('Statement')
  return row
}

/** Finds a statement of the user, or of an agent of the user's company. */
async function findManagedStatement(
  db: Db,
  userId: number,
  statement: string | undefined,
  lock: '' | 'for update of s' = '',
): Promise<Statement | undefined> {
  const { rows } = await db.query<Statement>(
    `${STATEMENT_SQL} and ${managedBySql('s.user_id', '$2')} ${lock}`,
    [parseId(statement) ?? 0, userId],
  )
  return rows[0]
}

async function findDraftId(db: Db, { id }: Statement): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>('select id from statement_drafts where statement_id = $1', [
    id,
  ])
  return rows[0]?.id
}

/** Returns the values of a published statement in the fields of a draft. */
export async function findStatementValues(db: Db, id: number): Promise<DraftValues | undefined> {
  const { rows } = await db.query<Statement>(STATEMENT_SQL, [id])
  return rows[0] && toDraftValues(rows[0])
}

function toDraftValues(row: Statement): DraftValues {
  const values: DraftValues = {}
  for (const field of DRAFT_FIELDS) {
    const text = toText(row[COLUMNS[field] ?? (field as keyof Statement)])
    if (text !== '') values[field] = text
  }
  const number =
    row.street_ka && row.address_ka.startsWith(row.street_ka)
      ? row.address_ka.slice(row.street_ka.length).trim()
      : ''
  if (number) values.street_number = number
  return values
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join()
  if (value === true) return '1'
  return value === null || value === undefined || value === false ? '' : String(value)
}

function listPhotos({ images, photo_notes }: Statement) {
  const notes = photo_notes as PhotoNotes
  return unpackImages(images).map((image) => ({
    caption: '',
    kind: 'photo' as const,
    ...notes[image.path],
    ...image,
  }))
}

async function addPhotos(db: Db, id: string, statement: Statement): Promise<void> {
  for (const [position, photo] of listPhotos(statement).entries())
    await db.query(
      `insert into draft_photos (draft_id, path, position, is_main, caption, kind, width, height)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, photo.path, position + 1, photo.is_main, photo.caption, photo.kind, photo.width, photo.height],
    )
}
