import type pg from 'pg'
import { ownsPhone } from '~backend/phone-codes/phone-ownership'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField } from '~backend/platform/http/errors'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { searchRequestEndpoints } from '~contract/endpoints/search-requests'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { STATEMENT_MATCHES } from './match-conditions'

/** Maximum number of notified owners; others find the request in their list. */
const MAX_NOTIFIED = 50

type SearchRequestForm = BodyOf<typeof searchRequestEndpoints.create>

const MAX_ROOM_TYPES = 20

type Requester = { userId: number | undefined; visitor: string }

/**
 * Saves a search request and notifies owners of matching statements. Safe to repeat with the same key.
 * @throws ApiError 422 for unknown places and an unproved phone number
 */
export async function saveSearchRequest(
  pool: pg.Pool,
  form: SearchRequestForm,
  { userId, visitor }: Requester,
): Promise<void> {
  await inVisitorTransaction(pool, userId, async (transaction) => {
    // A repeat succeeds despite later changes.
    if (await isSaved(transaction, form)) return
    await validatePlace(transaction, form)
    const { rows } = await transaction.query<Row<'search_requests', 'id'>>(
      `insert into search_requests (user_id, name, phone_number, deal_type_id, real_estate_type_id, city_id, district_id,
         price_from, price_to, currency_id, area_from, area_to, room_types, comment, idempotency_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       on conflict (idempotency_key) do nothing returning id`,
      [
        userId ?? null,
        form.name,
        form.phone_number,
        form.deal_type,
        form.real_estate_type,
        form.city,
        form.district ?? null,
        toWholeUnits(form.price_from),
        toWholeUnits(form.price_to),
        // A currency sign beside a price overrides the menu.
        form.price_from?.currency ?? form.price_to?.currency ?? form.currency,
        roundArea(form.area_from),
        roundArea(form.area_to),
        form.room_types.slice(0, MAX_ROOM_TYPES),
        form.comment,
        form.idempotency_key,
      ],
    )
    const [added] = rows
    if (!added) return
    await requireOwnPhone(transaction, form, userId)
    await consumeRateLimit(transaction, 'search_request', visitor)
    await notifyMatchingUsers(transaction, added.id)
  })
}

function toWholeUnits(price: SearchRequestForm['price_from']): number | null {
  return price ? Math.round(price.amount) : null
}

function roundArea(area: number | undefined): number | null {
  return area === undefined ? null : Math.round(area)
}

async function isSaved(db: Db, { idempotency_key: key }: SearchRequestForm): Promise<boolean> {
  const { rowCount } = await db.query('select from search_requests where idempotency_key = $1', [key])
  return rowCount === 1
}

async function requireOwnPhone(
  db: Db,
  { phone_number: number, phone_confirmation: confirmation }: SearchRequestForm,
  userId: number | undefined,
): Promise<void> {
  if (await ownsPhone(db, { number, confirmation, userId })) return
  throw invalidField('phone_number', 'is not confirmed')
}

async function validatePlace(db: Db, { city, district }: SearchRequestForm): Promise<void> {
  const { rows } = await db.query<{ is_city: boolean; is_district: boolean }>(
    `select exists (select from cities where id = $1) as is_city,
            $2::int is null or exists (select from districts where id = $2 and city_id = $1) as is_district`,
    [city, district ?? null],
  )
  if (!rows[0]?.is_city) throw invalidField('city', 'is not one that there is')
  if (!rows[0].is_district) throw invalidField('district', 'is not in the city')
}

/** Users with an earlier match for the request are not notified again. */
async function notifyMatchingUsers(transaction: Db, searchRequestId: number): Promise<void> {
  await transaction.query(
    `insert into notifications (user_id, kind, statement_id, details, cause)
     select u.id, $2::smallint, max(s.id),
            jsonb_build_object('url', '/account/my-base?tab=matchings', 'client_id', r.id), 'search_request:' || r.id
     from search_requests r join statements s on ${STATEMENT_MATCHES} join users u on u.id = s.user_id
     where r.id = $1 and u.type in ('broker', 'agent') and u.id is distinct from r.user_id
       and not u.awaits_confirmation
       and not exists (select from notifications where user_id = u.id and kind = $2 and response is null)
     group by u.id, r.id limit $3
     on conflict (user_id, cause) do nothing`,
    [searchRequestId, NOTIFICATION_KIND.check_clients, MAX_NOTIFIED],
  )
}
