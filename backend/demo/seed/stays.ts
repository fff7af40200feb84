import { insertMessage } from '~backend/conversations/write-message'
import type { Db } from '~backend/platform/db/pool'
import { NIGHTLY_SQL } from '~backend/search/sql/stay-terms-sql'
import { addDays, computeStaySum, STAY_ANSWER_HOURS } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'

/** Days from the seeding to each stay, and its state. */
const STAYS = [
  { inDays: 4, nights: 3, state: 'confirmed', text: 'ვიქნებით ორნი, ჩამოვალთ საღამოს.' },
  { inDays: 17, nights: 4, state: 'requested', text: 'გამარჯობა! შეიძლება ადრე შემოსვლა, დილით?' },
] as const

const GUESTS = 2

/** Maximum number of statements of demo people with stays. */
const MAX_STATEMENTS = 5

/**
 * Adds terms and blocked nights to the statements for daily rent, and a confirmed and a requested stay to
 * those of demo people. Safe to repeat.
 */
export async function addStays(db: Db, day: Date): Promise<void> {
  const today = toGeorgianDate(day)
  await db.query(
    `insert into stay_terms (statement_id, is_open, guests, min_nights, max_nights, check_in, check_out, weekend_price,
       cleaning_fee, currency_id, horizon_months, pets, smoking, parties)
     select s.id, true, 2 + s.id % 5, 1 + s.id % 3, case when s.id % 2 = 0 then 30 else 14 end, '14:00', '12:00',
       case when s.id % 2 = 0 then round(s.price * 1.2)::integer end,
       case when s.id % 3 = 0 then 0 else round(s.price * 0.3)::integer end, s.currency_id, 6, s.id % 4 = 0, false, false
     from statements s where s.deleted_at is null and ${NIGHTLY_SQL}
     on conflict do nothing`,
  )
  await db.query(
    `insert into occupied_nights (statement_id, nights)
     select t.statement_id, daterange($1::date + 8 + shift + t.statement_id % 5, $1::date + 10 + shift + t.statement_id % 5)
     from stay_terms t cross join unnest(array[0, 21]) as shift
     where not exists (select from occupied_nights n where n.statement_id = t.statement_id)`,
    [today],
  )
  await addStaysOfDemoPeople(db, today)
}

interface FreeStatement {
  id: number
  user_id: number
  price: number
  currency_id: number
  weekend_price: number | null
  cleaning_fee: number
  seeker_id: number
  seeker_name: string
}

async function addStaysOfDemoPeople(db: Db, today: string): Promise<void> {
  const { rows } = await db.query<FreeStatement>(
    `select s.id, s.user_id, coalesce(s.price, 0) as price, s.currency_id, t.weekend_price, t.cleaning_fee,
       seeker.id as seeker_id, coalesce(seeker.first_name, '') as seeker_name
     from stay_terms t join statements s on s.id = t.statement_id join users o on o.id = s.user_id
     join lateral (select id, first_name from users
                   where email like '%@demo.test' and id <> o.id and type = 'physical' order by id limit 1) seeker on true
     where o.email like '%@demo.test' and s.is_public and not exists (select from stays where statement_id = s.id)
     order by s.id limit $1`,
    [MAX_STATEMENTS],
  )
  for (const statement of rows) for (const stay of STAYS) await addStay(db, { statement, stay, today })
}

interface DemoStay {
  statement: FreeStatement
  stay: (typeof STAYS)[number]
  today: string
}

async function addStay(db: Db, { statement, stay, today }: DemoStay): Promise<void> {
  const from = addDays(today, stay.inDays)
  const dates = { from, to: addDays(from, stay.nights) }
  const sum = computeStaySum(dates, {
    price: statement.price,
    weekendPrice: statement.weekend_price ?? undefined,
    cleaningFee: statement.cleaning_fee,
  })
  const { rows } = await db.query<{ id: string }>(
    `insert into conversations (kind, statement_id, owner_id, seeker_id, seeker_name, seeker_locale)
     values ('statement', $1, $2, $3, $4, 'ka') returning id`,
    [statement.id, statement.user_id, statement.seeker_id, statement.seeker_name],
  )
  const conversation = rows[0]?.id ?? ''
  await insertMessage(db, { conversation, side: 'seeker', text: stay.text, idempotencyKey: null })
  await db.query('update conversations set owner_seen_id = last_message_id where id = $1', [conversation])
  const { rows: added } = await db.query<{ id: string }>(
    `insert into stays (statement_id, conversation_id, nights, guests, currency_id, nights_count, night_price,
       weekend_nights, weekend_price, cleaning_fee, total, locale, state, expires_at)
     values ($1, $2, daterange($3::date, $4::date), $5, $6, $7, $8, $9, $10, $11, $12, 'ka', $13,
       now() + make_interval(hours => $14)) returning id`,
    [
      statement.id,
      conversation,
      dates.from,
      dates.to,
      GUESTS,
      statement.currency_id,
      sum.nights,
      sum.nightPrice,
      sum.weekendNights,
      sum.weekendPrice,
      sum.cleaningFee,
      sum.total,
      stay.state,
      STAY_ANSWER_HOURS,
    ],
  )
  if (stay.state === 'confirmed')
    await db.query(
      `insert into occupied_nights (statement_id, stay_id, nights) select statement_id, id, nights from stays where id = $1
       on conflict do nothing`,
      [added[0]?.id],
    )
}
