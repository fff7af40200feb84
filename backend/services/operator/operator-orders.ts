import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import type { OrderList } from '~contract/desk'
import type { ServiceKey } from '~contract/services'
import { ORDER_CHOICES_SQL, type OrderChoices } from '../orders/order-choices'
import { ORDER_DOCUMENT_SQL } from '../orders/order-document'
import { ORDER_NAMES_SQL, type OrderNames } from '../orders/order-names'
import { ORDER_SUMS_SQL } from '../orders/order-payments'

export type OperatorOrderRow = OrderNames &
  OrderChoices &
  Row<'service_orders', 'id' | 'user_id' | 'state' | 'assigned_to' | 'handed_over_at' | 'closing_note'> & {
    service_key: Column<'services', 'key'>
    days: Column<'service_types', 'days'>
    payment_id: Column<'payments', 'id'>
    /** Total of all payments for the order, in tetri, like the next. */
    amount: Column<'payments', 'amount'>
    /** Amount returned to the balance. */
    returned: Column<'payments', 'returned'>
    statements: { id: number; tour_url: string | null }[]
    orderer: string
    phone_number: string | null
    email: string
    assignee: string | null
    /** Time of the visit, or start of an advertisement. */
    scheduled: Date | null
    ends: Date | null
    document: { name: string; made_at: string } | null
    /** Path of the logo for photos, without extension. Empty: missing; null: not requested. */
    logo: string | null
    /** Areas in m², difference in tetri. */
    measurement: { ordered: number; measured: number | null; difference: number | null } | null
    paid_at: string
    scheduled_at: string | null
    ends_at: string | null
  }

/** SQL of the time; a registry visit has it in its booking. */
const SCHEDULED_SQL = `coalesce(o.scheduled_at, (select starts_at from registry_bookings b where b.order_id = o.id))`

const COLUMNS = `o.id, o.user_id, o.state, o.assigned_to, o.handed_over_at, o.closing_note, ${ORDER_CHOICES_SQL},
  s.key as service_key, t.days, ${ORDER_NAMES_SQL}, p.id as payment_id, sums.amount, sums.returned,
  coalesce((select json_agg(json_build_object('id', st.id, 'tour_url', st.tour_url) order by st.id)
            from service_order_statements os join statements st on st.id = os.statement_id
            where os.order_id = o.id and st.user_id = o.user_id and st.deleted_at is null), '[]') as statements,
  ${userNameSql('u')} as orderer, u.phone_number, u.email, ${userNameSql('a')} as assignee,
  ${SCHEDULED_SQL} as scheduled, o.ends_at as ends,
  ${ORDER_DOCUMENT_SQL} as document,
  case when o.details->>'with_logo' = 'with_logo'
    then coalesce(case when u.type in ('broker', 'developer') then u.logo else u.avatar end, '') end as logo,
  (select json_build_object('ordered', m.ordered_m2, 'measured', m.measured_m2, 'difference', m.difference)
   from measurements m where m.order_id = o.id) as measurement,
  ${toGeorgianTimeSql('coalesce(o.paid_at, o.created_at)')} as paid_at,
  ${toGeorgianTimeSql(SCHEDULED_SQL)} as scheduled_at, ${toGeorgianTimeSql('o.ends_at')} as ends_at`

const TABLES = `service_orders o
  join service_types t on t.id = o.service_type_id
  join services s on s.id = t.service_id`

const PAID_TABLES = `${TABLES}
  join payments p on p.order_id = o.id
  join lateral ${ORDER_SUMS_SQL} sums on true
  join users u on u.id = o.user_id
  left join users a on a.id = o.assigned_to`

/** SQL condition of manual orders: not a promotion in lists, and not a supplement of another order. */
const IS_CARRIED_OUT = "o.state <> 'new' and o.supplement_to is null and t.vip_tier is null"

const IS_IN_LIST = `case $1
  when 'called_off' then o.state = 'called_off'
  when 'done' then o.state = 'done' or o.state = 'paid' and o.ends_at is not null
  else o.state = 'paid' and o.ends_at is null and case $1
    when 'waiting' then o.assigned_to is null
    when 'mine' then o.assigned_to = $2
    else o.assigned_to is not null end end`

const FILTER = `${IS_CARRIED_OUT} and (${IS_IN_LIST}) and ($3::text is null or s.key = $3)`

export interface OrderFilter {
  list: OrderList
  service: ServiceKey | undefined
  operatorId: number
}

/** Lists orders, longest waiting first; finished ones latest first. */
export async function listOperatorOrders(
  db: Db,
  { list, service, operatorId }: OrderFilter,
  { page, perPage }: Page,
): Promise<OperatorOrderRow[]> {
  const { rows } = await db.query<OperatorOrderRow>(
    `select ${COLUMNS} from ${PAID_TABLES} where ${FILTER}
     order by case when $1 not in ('done', 'called_off') then o.paid_at end, o.id desc limit $4 offset $5`,
    [list, operatorId, service ?? null, perPage, (page - 1) * perPage],
  )
  return rows
}

/** Counts orders by list, and within it by service. */
export async function countOperatorOrders(
  db: Db,
  { list, operatorId }: Pick<OrderFilter, 'list' | 'operatorId'>,
): Promise<{ byList: Record<string, number>; byService: Record<string, number> }> {
  const { rows } = await db.query<{ list: string; key: string; total: number }>(
    `select list, s.key, count(*) as total from ${TABLES}
     join lateral (select unnest(case
       when o.state = 'called_off' then array['called_off']
       when o.state = 'done' or o.ends_at is not null then array['done']
       when o.assigned_to is null then array['waiting']
       when o.assigned_to = $1 then array['taken', 'mine']
       else array['taken'] end) as list) lists on true
     where ${IS_CARRIED_OUT} group by list, s.key`,
    [operatorId],
  )
  const byList: Record<string, number> = {}
  for (const row of rows) byList[row.list] = (byList[row.list] ?? 0) + row.total
  const ofList = rows.filter((row) => row.list === list)
  return { byList, byService: Object.fromEntries(ofList.map(({ key, total }) => [key, total])) }
}

export async function findOperatorOrder(db: Db, id: number): Promise<OperatorOrderRow | undefined> {
  const { rows } = await db.query<OperatorOrderRow>(
    `select ${COLUMNS} from ${PAID_TABLES} where o.id = $1 and ${IS_CARRIED_OUT}`,
    [id],
  )
  return rows[0]
}

/**
 * Locks an order. Must run before reading it: a locking query reads other tables as of the start of its wait.
 */
export async function lockOrder(transaction: Db, id: number): Promise<void> {
  await transaction.query('select from service_orders where id = $1 for update', [id])
}
