import type pg from 'pg'
import type { z } from 'zod'
import type { LocalizeAddress } from '~backend/geocoding/localize-address'
import { addCompanyAct } from '~backend/notifications/add-company-act'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, notFound, unauthenticated, validationError } from '~backend/platform/http/errors'
import { CONFIRMED_SQL } from '~backend/statements/confirmed-sql'
import { packImages } from '~backend/statements/packed-images'
import type { ReviewMode } from '~contract/draft-reviews'
import type { DraftPublication } from '~contract/schemas/statement-drafts'
import type { PhotoNotes } from '~contract/statement-photos'
import { STATEMENT_TERM_DAYS } from '~contract/statements'
import type { DraftReader } from './access'
import { saveClient } from './clients'
import { findPlace } from './place'
import { findPriceDoubt } from './price-doubts'
import { findReviewSigns, needsReview } from './review-rules'
import { type DraftPhotoRow, type DraftRow, listDraftPhotos, lockOpenDraft, requireDraft } from './store'
import { findPublicationErrors, toStatementColumns } from './to-columns'

type Publication = z.input<typeof DraftPublication>

export interface PublicationContext {
  mode: ReviewMode
  localizeAddress: LocalizeAddress
}

/**
 * Publishes a draft, at once or after a review. A repeat finds no draft.
 * @throws ApiError 401 for a guest, 404 for another user's draft, 409 under review or if its statement was
 * deleted, 422 with the missing or unconfirmed fields
 */
export async function publishDraft(
  pool: pg.Pool,
  id: string,
  reader: DraftReader,
  { mode, localizeAddress, confirmedPrice }: PublicationContext & { confirmedPrice?: string | undefined },
): Promise<Publication> {
  const { userId } = reader
  if (userId === undefined) throw unauthenticated()
  return inAccountTransaction(pool, userId, async (transaction): Promise<Publication> => {
    const reader = { userId, keyHash: undefined }
    await lockDraftOwner(transaction, id, reader)
    const draft = await lockOpenDraft(transaction, id, reader)
    await requireComplete(transaction, draft, userId)
    await requireConfirmedPrice(transaction, {
      ...draft,
      confirmed_price: confirmedPrice ?? draft.confirmed_price,
    })
    const publication = await publishLocked(transaction, draft, { mode, localizeAddress })
    const { statement_id: statementId, user_id: ownerId } = draft
    if (statementId !== null && ownerId !== null && ownerId !== userId)
      await addCompanyAct(transaction, { act: 'edited', statementId, companyId: userId, ownerId })
    return publication
  })
}

/** Keeps the account of an agent open while the company publishes: closing locks the account first, too. */
async function lockDraftOwner(transaction: Db, id: string, reader: DraftReader): Promise<void> {
  const { user_id: ownerId } = await requireDraft(transaction, id, reader)
  if (ownerId === null || ownerId === reader.userId) return
  const { rowCount } = await transaction.query(
    'select from users where id = $1 and closed_at is null for no key update',
    [ownerId],
  )
  if (rowCount === 0) throw notFound('Draft')
}

/** Publishes a complete draft, or submits it for review. */
export async function publishLocked(
  transaction: Db,
  draft: DraftRow,
  { mode, localizeAddress }: PublicationContext,
): Promise<Publication> {
  // Searched only with reviews, because comparing photos with those of all statements is slow.
  const signs = mode === 'off' ? [] : await findReviewSigns(transaction, draft)
  if (await needsReview(transaction, draft, { mode, signs })) {
    await transaction.query(
      "update statement_drafts set state = 'in_review', refusal = null, signs = $2, updated_at = now() where id = $1",
      [draft.id, signs],
    )
    return { state: 'in_review' }
  }
  return { state: 'published', statement_id: await writeStatement(transaction, draft, localizeAddress) }
}

/** The number must be confirmed by the owner of the draft, or by the company that publishes it. */
async function requireComplete(db: Db, { content, user_id }: DraftRow, userId: number): Promise<void> {
  const errors = findPublicationErrors(content).map(({ field, error }) => ({
    field,
    message: error as string,
  }))
  const { rowCount: isProven } = await db.query(
    'select from users where id in ($1, $2) and $3 = any(valid_phone_numbers)',
    [userId, user_id, content.phone_number ?? ''],
  )
  if (!isProven && !errors.some(({ field }) => field === 'phone_number'))
    errors.push({ field: 'phone_number', message: 'phone' })
  if (!(await findPlace(db, content)) && !errors.some(({ field }) => field === 'city_id'))
    errors.push({ field: 'city_id', message: 'unchosen' })
  if (errors.length > 0) throw validationError(errors)
}

/** @throws ApiError 422 for an unusual price without a confirmation */
async function requireConfirmedPrice(db: Db, draft: DraftRow): Promise<void> {
  if (await findPriceDoubt(db, draft)) throw validationError([{ field: 'price', message: 'unconfirmed' }])
}

/**
 * Writes the draft's values to its statement and deletes the draft.
 * @throws ApiError 409 if the owner has deleted the statement
 */
export async function writeStatement(
  transaction: Db,
  draft: DraftRow,
  localizeAddress: LocalizeAddress,
): Promise<number> {
  const place = await findPlace(transaction, draft.content, localizeAddress)
  const photos = await listDraftPhotos(transaction, [draft.id])
  const paths = photos.map(({ path }) => path)
  const columns = {
    ...toStatementColumns(draft.content),
    ...place,
    images: packImages(photos),
    photo_notes: toPhotoNotes(photos),
    draft_id: draft.id,
  }
  const id = await saveStatement(transaction, draft, columns)
  await saveClient(transaction, id, draft)
  await transaction.query(
    `insert into statement_photos (statement_id, path)
     select $1, path from uploaded_photos where path = any($2::text[]) on conflict do nothing`,
    [id, paths],
  )
  await transaction.query(
    'delete from statement_photos where statement_id = $1 and path <> all($2::text[])',
    [id, paths],
  )
  await transaction.query(
    'update imported_statements set statement_id = $2, draft_id = null where draft_id = $1',
    [draft.id, id],
  )
  await transaction.query('delete from statement_drafts where id = $1', [draft.id])
  return id
}

/** Returns captions and kinds by path, without those of ordinary photos. */
export function toPhotoNotes(photos: readonly DraftPhotoRow[]): PhotoNotes {
  const noted = photos.filter(({ caption, kind }) => caption !== '' || kind !== 'photo')
  return Object.fromEntries(noted.map(({ path, caption, kind }) => [path, { caption, kind }]))
}

async function saveStatement(
  transaction: Db,
  { statement_id, user_id }: DraftRow,
  columns: Record<string, unknown>,
): Promise<number> {
  const names = Object.keys(columns)
  const values = Object.values(columns)
  if (statement_id === null) {
    const { rows } = await transaction.query<Row<'statements', 'id'>>(
      `insert into statements (user_id, ${names.join(', ')})
       values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')}) returning id`,
      [user_id, ...values],
    )
    if (!rows[0]) throw new Error('no statement was added')
    return rows[0].id
  }
  // A correction shows a rejected or expired statement again; one hidden by its owner stays hidden.
  const { rowCount } = await transaction.query(
    `update statements set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')},
       status = case when status = 'hidden' then status else 'active' end,
       expires_at = case when status in ('expired', 'inactive') then now() + interval '${STATEMENT_TERM_DAYS} days' else expires_at end,
       closed_as = null, final_price = null, ${CONFIRMED_SQL}
     where id = $1 and deleted_at is null`,
    [statement_id, ...values],
  )
  if (rowCount === 0) throw new ApiError(409, 'The statement has been deleted')
  return statement_id
}
