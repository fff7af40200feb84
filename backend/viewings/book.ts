import type pg from 'pg'
import { addAccountLead } from '~backend/account-leads/add-lead'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField, notFound, tooManyRequests } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { FREE_TIME_SQL } from '~backend/statements/viewing-times'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { viewingEndpoints } from '~contract/endpoints/viewings'
import { MAX_VIEWINGS_PER_DAY, MAX_VIEWINGS_PER_NETWORK } from '~contract/viewings'
import { addKey, notifyParties } from './notify'
import { BOOKED_SQL, VIEWABLE_SQL } from './rules'
import { getViewing } from './store'
import { lockViewingsOf } from './times'

type BookingForm = BodyOf<typeof viewingEndpoints.book>

export interface Seeker {
  userId: number | undefined
  /** Pseudonym of the seeker's network. */
  visitor: string
  locale: Locale
}

/**
 * Books a free time, which is a lead of the owner, and notifies both sides. A repeat with the same key
 * returns the first viewing.
 * @returns the id, and for a guest the key that reads and changes the viewing
 * @throws ApiError 404 for a statement that is not active, 429 over the limit of a day, 422 for an own
 * statement, a time that was booked or removed, or a second viewing of the statement
 */
export async function bookViewing(
  pool: pg.Pool,
  seeker: Seeker,
  statementId: number | undefined,
  form: BookingForm,
): Promise<{ id: string; key: string | null }> {
  return inVisitorTransaction(pool, seeker.userId, async (transaction) => {
    const ownerId = await findOwner(transaction, statementId)
    if (ownerId === seeker.userId) throw invalidField('viewing', 'is of an own statement')
    // Concurrent bookings of one person would otherwise all see the same count.
    await lockUntilCommit(transaction, `viewings for ${seeker.userId ?? seeker.visitor}`)
    await lockViewingsOf(transaction, ownerId)
    const repeated = await findRepeated(transaction, statementId, form.idempotency_key)
    const id = repeated ?? (await addViewing(transaction, seeker, statementId, form))
    const isGuest = seeker.userId === undefined
    const key = isGuest ? await addKey(transaction, id) : null
    if (repeated === undefined) {
      const viewing = await getViewing(transaction, id)
      await addAccountLead(transaction, {
        kind: 'viewing',
        source: { kind: 'viewing', id },
        ownerId,
        statementId: viewing.statement_id,
        seeker: { userId: seeker.userId, name: form.name },
        stage: 'viewing',
      })
      await notifyParties(transaction, 'viewing_booked', viewing)
    }
    return { id, key }
  })
}

/** @throws ApiError 404 for a statement that is not active */
async function findOwner(transaction: Db, statementId: number | undefined): Promise<number> {
  const { rows } = await transaction.query<Row<'statements', 'user_id'>>(
    `select s.user_id from statements s where s.id = $1 and ${VIEWABLE_SQL}`,
    [statementId ?? null],
  )
  const [statement] = rows
  if (!statement) throw notFound('Statement')
  return statement.user_id
}

async function findRepeated(
  transaction: Db,
  statementId: number | undefined,
  key: string | null,
): Promise<string | undefined> {
  const { rows } = await transaction.query<Row<'viewings', 'id'>>(
    'select id from viewings where idempotency_key = $1 and statement_id = $2',
    [key, statementId ?? null],
  )
  return rows[0]?.id
}

async function addViewing(
  transaction: Db,
  seeker: Seeker,
  statementId: number | undefined,
  form: BookingForm,
): Promise<string> {
  await requireQuota(transaction, seeker, statementId, form)
  const { rows } = await transaction.query<Row<'viewings', 'id'>>(
    `insert into viewings (statement_id, owner_id, time_id, starts_at, ends_at, in_person, user_id, name, email,
       phone_number, locale, visitor, idempotency_key)
     select s.id, s.user_id, t.id, t.starts_at, t.ends_at, t.in_person, $3, $4, $5, $6, $7, $8, $9
     from viewing_times t join statements s on s.id = t.statement_id
     where t.id = $1 and s.id = $2 and ${VIEWABLE_SQL} and ${FREE_TIME_SQL}
     on conflict do nothing returning id`,
    [
      form.time_id,
      statementId,
      seeker.userId,
      form.name,
      form.email || null,
      form.phone_number || null,
      seeker.locale,
      seeker.visitor,
      form.idempotency_key,
    ],
  )
  const [added] = rows
  if (!added) throw invalidField('time_id', 'is no longer free')
  return added.id
}

/** SQL of the viewings of one person: of a user, or of a guest with the same email or phone number. */
const SAME_PERSON_SQL = `case when $1::int is not null then user_id = $1
  else user_id is null and (email = $2 or phone_number = $3) end`

/**
 * @throws ApiError 422 for a second coming viewing of the statement, 429 over the limit of a day of the
 * person or of the guest's network
 */
async function requireQuota(
  transaction: Db,
  { userId, visitor }: Seeker,
  statementId: number | undefined,
  { email, phone_number }: BookingForm,
): Promise<void> {
  const person = [userId ?? null, email || null, phone_number || null]
  const { rowCount } = await transaction.query(
    `select from viewings where ${SAME_PERSON_SQL} and statement_id = $4 and starts_at > now() and ${BOOKED_SQL} limit 1`,
    [...person, statementId ?? null],
  )
  if (rowCount) throw invalidField('viewing', 'is a second one of the statement')
  const { rows } = await transaction.query<{ wait: number }>(
    `(select ceil(extract(epoch from created_at + interval '1 day' - now()))::int as wait
      from viewings where ${SAME_PERSON_SQL} and created_at > now() - interval '1 day'
      order by created_at desc offset $4 - 1 limit 1)
     union all
     (select ceil(extract(epoch from created_at + interval '1 day' - now()))::int
      from viewings where $1::int is null and user_id is null and visitor = $5 and created_at > now() - interval '1 day'
      order by created_at desc offset $6 - 1 limit 1)`,
    [...person, MAX_VIEWINGS_PER_DAY, visitor, MAX_VIEWINGS_PER_NETWORK],
  )
  if (rows[0]) throw tooManyRequests(Math.max(1, rows[0].wait))
}
