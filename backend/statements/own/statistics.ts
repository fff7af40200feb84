import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import { managedBySql } from '~backend/platform/db/managed-by-sql'
import type { Db } from '~backend/platform/db/pool'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { notFound } from '~backend/platform/http/errors'
import {
  ESTIMATED_RANGE_SQL,
  type EstimatedRangeJson,
  toStatementEstimateJson,
} from '~backend/statements/estimated-range'
import type { StatementStatistics } from '~contract/schemas/own-statements'
import { MAX_SIMILAR_STATEMENTS, MIN_SIMILAR_STATEMENTS, SIMILAR_AREA_SHARE } from '~contract/statements'

type Statistics = z.input<typeof StatementStatistics>

/** Maximum number of acts shown. */
const MAX_COMPANY_ACTS = 50

/** Figures of the statement itself, or the medians of the similar ones. */
type FiguresRow = NonNullable<Statistics['similar']> & { is_own: boolean; count: number }

/** SQL of the messages of seekers about statement `statement` on the days `condition`. */
const messageCountSql = (statement: string, condition: (day: string) => string) =>
  `(select count(*) from conversations c join conversation_messages m on m.conversation_id = c.id
    where c.statement_id = ${statement} and m.side = 'seeker' and ${condition("(m.created_at at time zone 'Asia/Tbilisi')::date")})`

interface StatisticsRequest {
  userId: number
  id: number
  /** Length of the period. */
  days: number
}

/**
 * Finds the statistics of a statement.
 * @throws ApiError 404 unless the statement is the user's own or belongs to an agent of the user's company
 */
export async function findStatistics(db: Db, request: StatisticsRequest): Promise<Statistics> {
  const { userId, id } = request
  const { rowCount } = await db.query(
    `select from statements s where s.id = $1 and s.deleted_at is null and ${managedBySql('s.user_id', '$2')}`,
    [id, userId],
  )
  if (rowCount === 0) throw notFound('Statement')
  const [days, events, acts, figures, estimate] = await Promise.all([
    listDays(db, request),
    listEvents(db, request),
    listCompanyActs(db, request),
    listFigures(db, request),
    findEstimate(db, id),
  ])
  const own = figures.find(({ is_own }) => is_own)
  const similar = figures.find(({ is_own }) => !is_own)
  if (!own) throw notFound('Statement')
  const count = similar?.count ?? 0
  return {
    days,
    events,
    company_acts: acts,
    own: toFigures(own),
    estimate,
    similar_count: count,
    similar: similar && count >= MIN_SIMILAR_STATEMENTS ? toFigures(similar) : null,
  }
}

async function findEstimate(db: Db, id: number): Promise<Statistics['estimate']> {
  const { rows } = await db.query<{ estimate: EstimatedRangeJson | null }>(
    `select ${ESTIMATED_RANGE_SQL} as estimate from statements s where s.id = $1`,
    [id],
  )
  const range = rows[0]?.estimate
  return range ? toStatementEstimateJson(range) : null
}

function toFigures({ is_own, count, ...figures }: FiguresRow) {
  return figures
}

async function listDays(db: Db, { id, days }: StatisticsRequest): Promise<Statistics['days']> {
  const { rows } = await db.query<Statistics['days'][number]>(
    `select days.day,
            coalesce((select views from statement_views where statement_id = $1 and day = days.day), 0) as views,
            coalesce((select reveals from phone_reveals where statement_id = $1 and day = days.day), 0) as phone_views,
            ${messageCountSql('$1', (day) => `${day} = days.day`)} as messages,
            (select count(*) from favorites
             where statement_id = $1 and (kept_at at time zone 'Asia/Tbilisi')::date = days.day) as favorites
     from (select georgian_today() - ago as day from generate_series(0, $2 - 1) ago) days
     order by days.day desc`,
    [id, days],
  )
  return rows
}

/** Lists changes of the price and beginnings of a paid promotion within the period, latest first. */
async function listEvents(db: Db, { id, days }: StatisticsRequest): Promise<Statistics['events']> {
  const { rows } = await db.query<Statistics['events'][number]>(
    `select day, kind, former_price, currency_id from (
       select (f.until at time zone 'Asia/Tbilisi')::date as day, 'price' as kind, f.price as former_price, f.currency_id
       from former_prices f where f.statement_id = $1
       union all
       select (o.paid_at at time zone 'Asia/Tbilisi')::date, 'vip', null, null
       from service_order_statements os
       join service_orders o on o.id = os.order_id and o.state in ('paid', 'done')
       join service_types t on t.id = o.service_type_id and t.vip_tier is not null
       where os.statement_id = $1 and o.paid_at is not null) events
     where day > georgian_today() - $2::int order by day desc, kind`,
    [id, days],
  )
  return rows
}

/** Lists what companies did with the statement: for its owner all of it, for a company its own acts. */
async function listCompanyActs(
  db: Db,
  { id, userId }: StatisticsRequest,
): Promise<NonNullable<Statistics['company_acts']>> {
  const { rows } = await db.query<NonNullable<Statistics['company_acts']>[number]>(
    `select a.act, ${toGeorgianTimeSql('a.created_at')} as created_at, ${userNameSql('company')} as company,
            case when a.new_owner_id is not null then ${userNameSql('former')} end as "from", ${userNameSql('latter')} as "to"
     from company_acts a join statements s on s.id = a.statement_id
     join users company on company.id = a.company_id
     join users former on former.id = a.owner_id
     left join users latter on latter.id = a.new_owner_id
     where a.statement_id = $1 and $2 in (s.user_id, a.company_id) order by a.id desc limit ${MAX_COMPANY_ACTS}`,
    [id, userId],
  )
  return rows
}

/**
 * Lists the figures of the statement, and the medians of the latest similar ones: of the same kind, deal,
 * neighbourhood and size, but of other owners. Reads at most `MAX_SIMILAR_STATEMENTS` statements. A week's
 * average counts only the days since publication.
 */
async function listFigures(db: Db, { id, days }: StatisticsRequest): Promise<FiguresRow[]> {
  const median = (figure: string) => `percentile_cont(0.5) within group (order by ${figure})`
  const aWeek = (figure: string) => median(`7.0 * ${figure} / days_shown`)
  const sumSql = (table: string, column: string) =>
    `(select coalesce(sum(${column}), 0) from ${table} d
      where d.statement_id = chosen.id and d.day > georgian_today() - $2::int)`
  const { rows } = await db.query<FiguresRow>(
    `with own as (
       select id, user_id, deal_type_id, real_estate_type_id, urban_id, area_m2, currency_id from statements where id = $1),
     chosen as (
       select id, true as is_own from own
       union all
       (select s.id, false from statements s join own
          on s.urban_id = own.urban_id and s.deal_type_id = own.deal_type_id
          and s.real_estate_type_id = own.real_estate_type_id
          and s.area_m2 between own.area_m2 * $3::float and own.area_m2 / $3::float
        where s.is_public and s.id <> own.id and s.user_id <> own.user_id
        order by s.last_updated desc, s.id desc limit $4)),
     figures as (
       select chosen.is_own, ${sumSql('statement_views', 'views')} as views,
         ${sumSql('phone_reveals', 'reveals')} as phone_views,
         ${messageCountSql('chosen.id', (day) => `${day} > georgian_today() - $2::int`)} as messages,
         case when s.images = '' then 0 else array_length(string_to_array(s.images, E'\\n'), 1) end as photos,
         greatest(length(s.comment_ka), length(s.comment_en), length(s.comment_ru)) as description_length,
         georgian_today() - (s.created_at at time zone 'Asia/Tbilisi')::date as days_listed,
         georgian_today() - (s.last_updated at time zone 'Asia/Tbilisi')::date as days_since_renewal,
         least($2::int, georgian_today() - (s.created_at at time zone 'Asia/Tbilisi')::date + 1) as days_shown,
         case own.currency_id when 1 then s.price_gel else s.price_usd end / nullif(s.area_m2, 0) as square_price
       from chosen join statements s on s.id = chosen.id cross join own)
     select is_own, count(*)::int as count, ${aWeek('views')} as views, ${aWeek('phone_views')} as phone_views,
       ${aWeek('messages')} as messages, ${median('photos')} as photos,
       ${median('description_length')} as description_length, ${median('days_listed')} as days_listed,
       ${median('days_since_renewal')} as days_since_renewal, ${median('square_price')} as square_price,
       percentile_cont(0.25) within group (order by square_price) as square_price_low,
       percentile_cont(0.75) within group (order by square_price) as square_price_high
     from figures group by is_own`,
    [id, days, SIMILAR_AREA_SHARE, MAX_SIMILAR_STATEMENTS],
  )
  return rows
}
