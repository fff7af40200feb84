import { Readable } from 'node:stream'
import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { type FetchedFile, fetchPublicFile } from '~backend/platform/fetch-public-file'
import { ApiError } from '~backend/platform/http/errors'
import type { Job } from '~backend/platform/jobs/run-jobs'
import {
  type AddedPhoto,
  addPhoto,
  type PhotoContext,
  storeUploadedPhoto,
} from '~backend/statement-drafts/photos/receive-photo'
import { type PublicationContext, publishDraft } from '~backend/statement-drafts/publish'
import { hasMobileNumber } from '~backend/statement-drafts/review-rules'
import type { ImportPhotoFailure } from '~contract/statement-imports'
import { MAX_PHOTO_BYTES } from '~contract/statement-photos'
import type { LineResult } from './store'

interface PhotoJobContext extends PhotoContext {
  publication: PublicationContext
  /** True in tests, whose servers are on this machine. */
  allowsPrivate?: boolean
}

const INTERVAL_MS = 5_000
/** Maximum duration of a run in ms, and the time after which it begins no further photo. */
const MAX_RUN_MS = 240_000
const MAX_BUSY_MS = 60_000

const FETCH_TIMEOUT_MS = 30_000
/** Lease in seconds, longer than an attempt; afterwards another server may retry. */
const LEASE_SECONDS = 180
/** Retry delays in seconds after failures that may pass. */
const RETRY_SECONDS = [15, 120]
/** Maximum number of attempts, also of a photo during which the process dies. */
const MAX_ATTEMPTS = 5

/** Creates the job that adds the photos of confirmed imports, and publishes the lines that wait for them. */
export function createImportPhotoJob(context: PhotoJobContext): Job {
  return {
    name: 'import-photos',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_RUN_MS,
    async run(signal) {
      const end = performance.now() + MAX_BUSY_MS
      while (!signal.aborted && performance.now() < end) if (!(await addNextPhoto(context, signal))) break
      await publishWaitingLines(context)
      return undefined
    },
  }
}

type ClaimedPhoto = Row<'import_photos', 'id' | 'import_id' | 'line' | 'source' | 'attempts' | 'content'> & {
  draft_id: string | null
  user_id: number
}

/**
 * Takes the oldest due photo of some account, so that a long file does not delay those of others. A photo
 * whose process dies is taken again after its lease.
 */
async function claimPhoto(db: Db): Promise<ClaimedPhoto | undefined> {
  const { rows } = await db.query<ClaimedPhoto>(
    `update import_photos p set attempts = attempts + 1, next_at = now() + make_interval(secs => $1)
     from statement_imports i
     where i.id = p.import_id and p.state = 'waiting' and p.next_at <= now() and p.id = (
       select id from (
         select distinct on (owner.user_id) due.id from import_photos due
         join statement_imports owner on owner.id = due.import_id
         where due.state = 'waiting' and due.next_at <= now() order by owner.user_id, due.id
       ) first_of_accounts order by random() limit 1)
     returning p.id, p.import_id, p.line, p.source, p.content, p.attempts, p.draft_id, i.user_id`,
    [LEASE_SECONDS],
  )
  return rows[0]
}

/** @returns false if no photo is due */
export async function addNextPhoto(context: PhotoJobContext, signal: AbortSignal): Promise<boolean> {
  const claimed = await claimPhoto(context.pool)
  if (!claimed) return false
  const result = await addClaimedPhoto(context, claimed, signal)
  if (result === 'added') return true
  const delay = result.isTemporary ? RETRY_SECONDS[claimed.attempts - 1] : undefined
  if (delay === undefined)
    await context.pool.query(
      "update import_photos set state = 'failed', failure = $2, content = null where id = $1 and state = 'waiting'",
      [claimed.id, result.failure],
    )
  else
    await context.pool.query(
      'update import_photos set next_at = now() + make_interval(secs => $2::int) where id = $1',
      [claimed.id, delay],
    )
  return true
}

interface PhotoFailure {
  failure: ImportPhotoFailure
  /** True if a later attempt may succeed. */
  isTemporary: boolean
}

async function addClaimedPhoto(
  context: PhotoJobContext,
  { id, draft_id: draftId, user_id: userId, source, content, attempts }: ClaimedPhoto,
  signal: AbortSignal,
): Promise<'added' | PhotoFailure> {
  if (draftId === null) return { failure: 'no_draft', isTemporary: false }
  // Its process died each time.
  if (attempts > MAX_ATTEMPTS) return { failure: 'damaged', isTemporary: false }
  const file = content ? { content } : await fetchPhoto(context, source, signal)
  if ('failure' in file) return file
  const path = content ? source : new URL(source).pathname
  const hasPhoneInName = hasMobileNumber(path.split('/').at(-1) ?? '')
  const added = { id: draftId, reader: { userId, keyHash: undefined }, hasPhoneInName }
  try {
    const result = await storeUploadedPhoto(context, Readable.from([file.content]), (transaction, photo) =>
      addOnce(transaction, id, { ...added, photo }),
    )
    // A picture that the draft has already is not added twice.
    if ('refusal' in result && result.refusal !== 'same')
      return { failure: result.refusal, isTemporary: false }
    return 'added'
  } catch (error) {
    // The draft was published, deleted or submitted for review meanwhile.
    if (error instanceof ApiError) return { failure: 'no_draft', isTemporary: false }
    throw error
  }
}

function fetchPhoto(
  { allowsPrivate }: PhotoJobContext,
  source: string,
  signal: AbortSignal,
): Promise<FetchedFile> {
  return fetchPublicFile(source, {
    maxBytes: MAX_PHOTO_BYTES,
    timeoutMs: FETCH_TIMEOUT_MS,
    signal,
    allowsPrivate,
  })
}

/** Adds a photo and marks it in one transaction, so that it is added once. */
async function addOnce(
  transaction: Db,
  id: ClaimedPhoto['id'],
  photo: AddedPhoto,
): Promise<ReturnType<typeof addPhoto>> {
  const { rowCount } = await transaction.query(
    "select from import_photos where id = $1 and state = 'waiting' for update",
    [id],
  )
  // Added by another server, after the lease had run out.
  if (rowCount === 0) return { refusal: 'same' }
  const result = await addPhoto(transaction, photo)
  if (!('refusal' in result) || result.refusal === 'same')
    await transaction.query("update import_photos set state = 'added', content = null where id = $1", [id])
  return result
}

type WaitingLine = Row<'import_photos', 'import_id' | 'line'> & {
  draft_id: string | null
  user_id: number
}

/** Publishes the drafts whose photos are all added or have failed. */
export async function publishWaitingLines({
  pool,
  publication,
}: Pick<PhotoJobContext, 'pool' | 'publication'>): Promise<void> {
  const { rows } = await pool.query<WaitingLine>(
    `select distinct p.import_id, p.line, p.draft_id, i.user_id
     from import_photos p join statement_imports i on i.id = p.import_id
     where p.publishes and not exists (
       select from import_photos other
       where other.import_id = p.import_id and other.line = p.line and other.state = 'waiting')`,
  )
  for (const line of rows) await finishLine(pool, line, await publishLine(pool, line, publication))
}

/** A draft that is gone was published before the process died, or by its owner. */
async function publishLine(
  pool: pg.Pool,
  { draft_id: draftId, user_id: userId }: WaitingLine,
  publication: PublicationContext,
): Promise<LineResult> {
  if (draftId === null) return 'published'
  try {
    return (await publishDraft(pool, draftId, { userId, keyHash: undefined }, publication)).state
  } catch (error) {
    // Its owner has emptied a field or submitted it meanwhile.
    if (error instanceof ApiError) return error.status === 409 ? 'in_review' : 'drafts'
    throw error
  }
}

/** Adds the result of a line to the totals of its import. A repeated call changes nothing. */
async function finishLine(
  pool: pg.Pool,
  { import_id: importId, line }: WaitingLine,
  result: LineResult,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(
      'update import_photos set publishes = false where import_id = $1 and line = $2 and publishes',
      [importId, line],
    )
    if (rowCount === 0) return
    await transaction.query(
      `update statement_imports set result = result || jsonb_build_object(
         'awaiting_photos', (result ->> 'awaiting_photos')::int - 1, $2::text, (result ->> $2)::int + 1)
       where id = $1`,
      [importId, result],
    )
  })
}
