import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField, notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { CURRENT_TERMS_SQL, NIGHTLY_SQL } from '~backend/search/sql/stay-terms-sql'
import { getHeading, type SubjectRow } from '~backend/statements/heading'
import { SUBJECT_COLUMNS, SUBJECT_TABLES } from '~backend/statements/subject-sql'
import type { CurrencyId } from '~contract/currencies'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { stayEndpoints } from '~contract/endpoints/stays'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import { MAX_BLOCKED_RANGES } from '~contract/stays'
import type { TypedPrice } from '~contract/values/typed-price'
import { TODAY_SQL, toCurrencyId } from './rules'
import { listOccupiedNights, listStaysOfStatement, lockStaysOf, toStayJson } from './store'

/** SQL of a statement that visitors find, on `statements s`. */
const ACTIVE_SQL = 's.is_public and s.expires_at > now()'

type TermsRow = Row<
  'stay_terms',
  | 'guests'
  | 'min_nights'
  | 'max_nights'
  | 'weekend_price'
  | 'cleaning_fee'
  | 'horizon_months'
  | 'pets'
  | 'smoking'
  | 'parties'
> & { check_in: string; check_out: string }

const TERMS_COLUMNS = `t.guests, t.min_nights, t.max_nights, to_char(t.check_in, 'HH24:MI') as check_in,
  to_char(t.check_out, 'HH24:MI') as check_out, t.weekend_price, t.cleaning_fee, t.horizon_months, t.pets, t.smoking,
  t.parties`

interface Offer {
  ownerId: number
  price: number
  currencyId: CurrencyId
  /** Undefined if stays cannot be requested now. */
  terms: TermsRow | undefined
}

/** @throws ApiError 404 for a statement that is not active or has no price of a night */
export async function requireOffer(db: Db, statementId: number | undefined): Promise<Offer & { id: number }> {
  const { rows } = await db.query<{ id: number; user_id: number; price: number; currency_id: number }>(
    `select s.id, s.user_id, coalesce(s.price, 0) as price, s.currency_id from statements s
     where s.id = $1 and ${ACTIVE_SQL} and ${NIGHTLY_SQL}`,
    [statementId ?? null],
  )
  const [statement] = rows
  if (!statement) throw notFound('Statement')
  const { rows: terms } = await db.query<TermsRow>(
    `select ${TERMS_COLUMNS} from stay_terms t join statements s on s.id = t.statement_id
     where t.statement_id = $1 and t.is_open and ${CURRENT_TERMS_SQL}`,
    [statement.id],
  )
  return {
    id: statement.id,
    ownerId: statement.user_id,
    price: statement.price,
    currencyId: toCurrencyId(statement.currency_id),
    terms: terms[0],
  }
}

export async function getOffer(db: Db, statementId: number | undefined) {
  const { id, price, currencyId, terms } = await requireOffer(db, statementId)
  const occupied = terms ? await listOccupiedNights(db, id) : []
  return { price, currency_id: currencyId, terms: terms ?? null, occupied }
}

type OwnStatement = SubjectRow & {
  id: number
  price: number | null
  currency_id: number
  is_nightly: boolean
}

/** @throws ApiError 404 unless the user owns the statement and it is for daily rent */
async function requireOwnStatement(
  db: Db,
  userId: number,
  statementId: number | undefined,
): Promise<OwnStatement> {
  const { rows } = await db.query<OwnStatement>(
    `select s.id, s.price, s.currency_id, ${NIGHTLY_SQL} as is_nightly, ${SUBJECT_COLUMNS}
     from statements s ${SUBJECT_TABLES}
     where s.id = $1 and s.user_id = $2 and s.deleted_at is null and s.deal_type_id = ${DAILY_RENT_DEAL_ID}`,
    [statementId ?? null, userId],
  )
  const [statement] = rows
  if (!statement) throw notFound('Statement')
  return statement
}

/** @throws ApiError 404 for another user's statement, or one that is not for daily rent */
export async function getOwnStays(db: Db, userId: number, statementId: number | undefined, locale: Locale) {
  const statement = await requireOwnStatement(db, userId, statementId)
  const { rows: terms } = await db.query<TermsRow & { is_open: boolean; is_outdated: boolean }>(
    `select ${TERMS_COLUMNS}, t.is_open, not ${CURRENT_TERMS_SQL} as is_outdated
     from stay_terms t join statements s on s.id = t.statement_id where t.statement_id = $1`,
    [statement.id],
  )
  const { rows: blocked } = await db.query<{ id: number; from: string; to: string }>(
    `select id, lower(nights)::text as from, upper(nights)::text as to from occupied_nights
     where statement_id = $1 and stay_id is null and upper(nights) > ${TODAY_SQL} order by nights`,
    [statement.id],
  )
  const stays = await listStaysOfStatement(db, statement.id)
  return {
    statement_title: getHeading(statement).titles[locale],
    price: statement.is_nightly ? statement.price : null,
    currency_id: toCurrencyId(statement.currency_id),
    terms: terms[0] ?? null,
    blocked,
    stays: stays.map((stay) => toStayJson(stay, 'owner', locale)),
  }
}

type TermsForm = BodyOf<typeof stayEndpoints.saveTerms>

/**
 * Saves the terms. Amounts count in the currency of the statement's price. Requests keep the sum that was
 * shown to their seekers.
 * @throws ApiError 404 for another user's statement, 422 for an amount in another currency
 */
export async function saveTerms(
  transaction: Db,
  userId: number,
  statementId: number | undefined,
  form: TermsForm,
): Promise<void> {
  const { id, currency_id: currency } = await requireOwnStatement(transaction, userId, statementId)
  const currencyId = toCurrencyId(currency)
  const weekendPrice = toAmount('weekend_price', form.weekend_price, currencyId)
  const cleaningFee = toAmount('cleaning_fee', form.cleaning_fee, currencyId)
  await transaction.query(
    `insert into stay_terms (statement_id, is_open, guests, min_nights, max_nights, check_in, check_out, weekend_price,
       cleaning_fee, currency_id, horizon_months, pets, smoking, parties)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (statement_id) do update set is_open = excluded.is_open, guests = excluded.guests,
       min_nights = excluded.min_nights, max_nights = excluded.max_nights, check_in = excluded.check_in,
       check_out = excluded.check_out, weekend_price = excluded.weekend_price, cleaning_fee = excluded.cleaning_fee,
       currency_id = excluded.currency_id, horizon_months = excluded.horizon_months, pets = excluded.pets,
       smoking = excluded.smoking, parties = excluded.parties, changed_at = now()`,
    [
      id,
      form.is_open,
      form.guests,
      form.min_nights,
      form.max_nights,
      form.check_in,
      form.check_out,
      weekendPrice || null,
      cleaningFee,
      currencyId,
      form.horizon_months,
      form.pets,
      form.smoking,
      form.parties,
    ],
  )
}

/** Returns whole units; 0 for an empty field. */
function toAmount(field: string, price: TypedPrice | undefined, currencyId: CurrencyId): number {
  if (price?.currency !== undefined && price.currency !== currencyId)
    throw invalidField(field, "must be in the currency of the statement's price")
  return price?.amount ?? 0
}

/**
 * Blocks nights that are all free.
 * @throws ApiError 404 for another user's statement, 422 for occupied nights or too many ranges
 */
export async function blockNights(
  transaction: Db,
  userId: number,
  statementId: number | undefined,
  { from, to }: BodyOf<typeof stayEndpoints.block>,
): Promise<void> {
  const { id } = await requireOwnStatement(transaction, userId, statementId)
  await lockStaysOf(transaction, id)
  const { rows } = await transaction.query<{ count: number }>(
    `select count(*)::int as count from occupied_nights
     where statement_id = $1 and stay_id is null and upper(nights) > ${TODAY_SQL}`,
    [id],
  )
  if ((rows[0]?.count ?? 0) >= MAX_BLOCKED_RANGES)
    throw invalidField('ranges', `must not be more than ${MAX_BLOCKED_RANGES}`)
  const { rowCount } = await transaction.query(
    `insert into occupied_nights (statement_id, nights) values ($1, daterange($2::date, $3::date))
     on conflict do nothing`,
    [id, from, to],
  )
  if (!rowCount) throw invalidField('from', 'has nights that are occupied')
}

/** @throws ApiError 404 for another user's nights, or those of a stay */
export async function unblockNights(transaction: Db, userId: number, id: number | undefined): Promise<void> {
  const { rowCount } = await transaction.query(
    `delete from occupied_nights n using statements s
     where n.id = $1 and n.stay_id is null and s.id = n.statement_id and s.user_id = $2`,
    [id ?? null, userId],
  )
  if (!rowCount) throw notFound('Nights')
}
