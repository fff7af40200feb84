import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { getHeading, type SubjectRow } from '~backend/statements/heading'
import { SUBJECT_COLUMNS, SUBJECT_TABLES } from '~backend/statements/subject-sql'
import type { ConversationSide } from '~contract/conversations'
import { TODAY_SQL, toCurrencyId } from './rules'

export type StayRow = Row<
  'stays',
  | 'id'
  | 'statement_id'
  | 'conversation_id'
  | 'guests'
  | 'nights_count'
  | 'night_price'
  | 'weekend_nights'
  | 'weekend_price'
  | 'cleaning_fee'
  | 'currency_id'
  | 'total'
  | 'locale'
  | 'state'
  | 'changed_at'
> &
  SubjectRow & {
    first_day: string
    last_day: string
    created_at_text: string
    changed_at_text: string
    expires_at_text: string
    is_coming: boolean
    is_expired: boolean
    owner_id: number
    seeker_id: number | null
    name: string
    guest_email: string | null
    guest_key: string | null
  }

/** SQL that selects stays with their conversation and the facts of their statement. */
const SELECT_STAYS_SQL = `select v.id, v.statement_id, v.conversation_id, v.guests, v.currency_id, v.nights_count,
    v.night_price, v.weekend_nights, v.weekend_price, v.cleaning_fee, v.total, v.locale, v.state, v.changed_at,
    lower(v.nights)::text as first_day, upper(v.nights)::text as last_day,
    ${toGeorgianTimeSql('v.created_at')} as created_at_text, ${toGeorgianTimeSql('v.changed_at')} as changed_at_text,
    ${toGeorgianTimeSql('v.expires_at')} as expires_at_text,
    lower(v.nights) >= ${TODAY_SQL} as is_coming, v.expires_at <= now() as is_expired,
    s.user_id as owner_id, c.seeker_id, c.seeker_name as name, c.guest_email, c.guest_key, ${SUBJECT_COLUMNS}
  from stays v join conversations c on c.id = v.conversation_id join statements s on s.id = v.statement_id ${SUBJECT_TABLES}`

/** Returns a stay that exists. */
export async function getStay(db: Db, id: string): Promise<StayRow> {
  const stay = await findStay(db, id)
  if (!stay) throw notFound('Stay')
  return stay
}

export async function findStay(db: Db, id: string): Promise<StayRow | undefined> {
  const { rows } = await db.query<StayRow>(`${SELECT_STAYS_SQL} where v.id = $1`, [id])
  return rows[0]
}

const MAX_LISTED = 200

export async function listStaysOfConversation(db: Db, conversationId: string): Promise<StayRow[]> {
  const { rows } = await db.query<StayRow>(
    `${SELECT_STAYS_SQL} where v.conversation_id = $1 order by v.created_at desc, v.id limit $2`,
    [conversationId, MAX_LISTED],
  )
  return rows
}

/** SQL that orders requests first, then stays to come, soonest first, then the others, latest first. */
const BY_STATE_SQL = `case when v.state = 'requested' then 0
    when v.state = 'confirmed' and upper(v.nights) > ${TODAY_SQL} then 1 else 2 end,
  case when v.state in ('requested', 'confirmed') and upper(v.nights) > ${TODAY_SQL} then lower(v.nights) end,
  lower(v.nights) desc, v.id`

export async function listStaysOfStatement(db: Db, statementId: number): Promise<StayRow[]> {
  const { rows } = await db.query<StayRow>(
    `${SELECT_STAYS_SQL} where v.statement_id = $1 order by ${BY_STATE_SQL} limit $2`,
    [statementId, MAX_LISTED],
  )
  return rows
}

/** Lists the stays that a user requested, and those in the statements of the user. */
export async function listStaysOfUser(db: Db, userId: number): Promise<StayRow[]> {
  const { rows } = await db.query<StayRow>(
    `${SELECT_STAYS_SQL} where v.id in (
       select requested.id from conversations c join stays requested on requested.conversation_id = c.id
       where c.seeker_id = $1
       union all
       select received.id from statements s join stays received on received.statement_id = s.id
       where s.user_id = $1)
     order by ${BY_STATE_SQL} limit $2`,
    [userId, MAX_LISTED],
  )
  return rows
}

/** Serializes changes of the stays and nights of a statement, after the locks of accounts. */
export function lockStaysOf(transaction: Db, statementId: number): Promise<void> {
  return lockUntilCommit(transaction, `stays of ${statementId}`)
}

export type NightsRow = { from: string; to: string }

/** Lists the occupied nights to come, first to last. */
export async function listOccupiedNights(db: Db, statementId: number): Promise<NightsRow[]> {
  const { rows } = await db.query<NightsRow>(
    `select lower(nights)::text as from, upper(nights)::text as to from occupied_nights
     where statement_id = $1 and upper(nights) > ${TODAY_SQL} order by nights`,
    [statementId],
  )
  return rows
}

/** The name is that of the conversation; it is empty once the seeker's account is closed. */
export function toStayJson(row: StayRow, party: ConversationSide, locale: Locale) {
  return {
    id: row.id,
    statement_id: row.statement_id,
    statement_title: getHeading(row).titles[locale],
    state: row.state,
    from: row.first_day,
    to: row.last_day,
    guests: row.guests,
    currency_id: toCurrencyId(row.currency_id),
    nights: row.nights_count,
    night_price: row.night_price,
    weekend_nights: row.weekend_nights,
    weekend_price: row.weekend_price,
    cleaning_fee: row.cleaning_fee,
    total: row.total,
    party,
    name: row.name,
    conversation: row.conversation_id,
    created_at: row.created_at_text,
    changed_at: row.changed_at_text,
    expires_at: row.expires_at_text,
    is_coming: row.is_coming,
  }
}

/** Days after a departure for which a stay is stored. */
const RETENTION_DAYS = 90

/** Deletes past stays, which belong to a person's conversation, and past nights. */
export async function deleteOldStays(db: Db): Promise<void> {
  await db.query(`delete from stays where upper(nights) < ${TODAY_SQL} - $1::int`, [RETENTION_DAYS])
  await db.query(`delete from occupied_nights where upper(nights) < ${TODAY_SQL} - $1::int`, [RETENTION_DAYS])
}
