import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Locale } from '~backend/platform/localized-text'
import { VIP_TIER_NAMES } from '~contract/ranking'
import type { ActivePackages, ServiceOrder } from '~contract/schemas/services'
import type { OrderState } from '~contract/services'
import { toLari } from '~contract/values/money'
import { CHANGEABLE_SQL, MOVABLE_SERVICES } from './change-order'
import {
  ORDER_CHOICES_SQL,
  type OrderChoices,
  toBookingJson,
  toOrderFacts,
  toOrderPlace,
} from './order-choices'
import { ORDER_DOCUMENT_SQL } from './order-document'
import { ORDER_NAMES_SQL, type OrderNames } from './order-names'
import { ORDER_SUMS_SQL } from './order-payments'
import { UNUSED_OF_ORDER_SQL } from './refund-unused-days'

type OrderRow = OrderNames &
  OrderChoices &
  Row<'service_orders', 'id' | 'reschedules'> &
  Row<'payments', 'amount'> & {
    service_key: Column<'services', 'key'>
    package_key: Column<'service_types', 'key'>
    state: OrderState
    statements: number[]
    runs_unseen: boolean
    document: { name: string; made_at: string } | null
    is_changeable: boolean
    /** Value of the unused days of a running promotion, in tetri. */
    unused: number
    /** Operator who carries it out. */
    operator: string | null
    scheduled_at: string | null
    closing_note: string
    returned: Column<'payments', 'returned'>
    payment_id: Column<'payments', 'id'>
    created_at: string
    rescheduled_at: string | null
    paid_at: string | null
    ends_at: string | null
  }

const MAX_SHOWN = 100

export async function listOrders(db: Db, userId: number, id: number | null = null): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select o.id, s.key as service_key, t.key as package_key, ${ORDER_NAMES_SQL},
       case when o.state <> 'paid' or o.ends_at is null or o.scheduled_at > now() then o.state
            when o.ends_at > now() then 'active' else 'done' end as state,
       ${ORDER_CHOICES_SQL}, p.id as payment_id, sums.amount, sums.returned, ${CHANGEABLE_SQL} as is_changeable,
       ${UNUSED_OF_ORDER_SQL} as unused,
       array(select statement_id from service_order_statements where order_id = o.id order by 1) as statements,
       t.vip_tier is not null and o.ends_at > now() and not exists (
         select from service_order_statements os join statements s on s.id = os.statement_id
         where os.order_id = o.id and os.ends_at > now() and s.is_public) as runs_unseen,
       ${toGeorgianTimeSql('o.created_at')} as created_at, ${toGeorgianTimeSql('o.paid_at')} as paid_at,
       o.reschedules, ${toGeorgianTimeSql('o.rescheduled_at')} as rescheduled_at,
       ${toGeorgianTimeSql('o.ends_at')} as ends_at,
       ${ORDER_DOCUMENT_SQL} as document, ${toGeorgianTimeSql('o.scheduled_at')} as scheduled_at, o.closing_note,
       (select ${userNameSql('a')} from users a where a.id = o.assigned_to) as operator
     from service_orders o
     join service_types t on t.id = o.service_type_id
     join services s on s.id = t.service_id
     join payments p on p.order_id = o.id
     join lateral ${ORDER_SUMS_SQL} sums on true
     where o.user_id = $1 and o.state <> 'new' and o.supplement_to is null and ($2::int is null or o.id = $2)
     order by o.id desc limit $3`,
    [userId, id, MAX_SHOWN],
  )
  return rows
}

export function toOrderJson(row: OrderRow, locale: Locale): z.input<typeof ServiceOrder> {
  return {
    id: row.id,
    service: { key: row.service_key, display_name: row[`service_${locale}`] },
    package: { key: row.package_key, display_name: row[`package_${locale}`] },
    state: row.state,
    details: row.details,
    statements: row.statements,
    runs_unseen: row.runs_unseen,
    document: row.document,
    facts: toOrderFacts(row, locale),
    booking: toBookingJson(row, locale),
    operator: row.operator,
    scheduled_at: row.scheduled_at,
    closing_note: row.closing_note,
    payment_id: row.payment_id,
    refund_if_cancelled: toRefund(row),
    place: toOrderPlace(row, locale) || null,
    is_movable: row.is_changeable && (MOVABLE_SERVICES.includes(row.service_key) || hasBookedTime(row)),
    wished_day: row.booking || row.scheduled_at ? null : (row.details.date ?? null),
    amount: toLari(row.amount),
    returned: toLari(row.returned),
    currency: 'GEL',
    created_at: row.created_at,
    reschedules: row.reschedules,
    rescheduled_at: row.rescheduled_at,
    paid_at: row.paid_at,
    ends_at: row.ends_at,
  }
}

/** True for a booked time; otherwise an operator calls to agree on one. */
function hasBookedTime({ booking }: OrderRow): boolean {
  return booking !== null && booking.starts_at !== null
}

function toRefund({ is_changeable, amount, returned, unused }: OrderRow): number | null {
  if (is_changeable) return toLari(amount - returned)
  return unused > 0 ? toLari(unused) : null
}

type PackageRow = Record<`name_${Locale}`, string> &
  Row<'service_orders', 'id'> &
  Row<'service_types', 'vip_tier'> &
  Row<'service_order_statements', 'statement_id'> & {
    package_id: Column<'service_types', 'key'>
    until: string
    left_days: number
    runs_unseen: boolean
  }

export async function listActivePackages(
  db: Db,
  userId: number,
  locale: Locale,
): Promise<z.input<typeof ActivePackages>> {
  const { rows } = await db.query<PackageRow>(
    `select distinct on (t.service_id, os.statement_id) o.id, t.key as package_id, t.name_ka, t.name_en, t.name_ru, t.vip_tier,
       os.statement_id, ${toGeorgianTimeSql('os.ends_at')} as until,
       ceil(extract(epoch from os.ends_at - now()) / 86400)::int as left_days,
       t.vip_tier is not null and not s.is_public as runs_unseen
     from service_order_statements os
     join service_orders o on o.id = os.order_id
     join service_types t on t.id = o.service_type_id
     join statements s on s.id = os.statement_id
     where o.user_id = $1 and os.ends_at > now()
     order by t.service_id, os.statement_id, os.ends_at desc`,
    [userId],
  )
  return rows.map(({ name_ka, name_en, name_ru, vip_tier, ...row }) => ({
    ...row,
    // The name omits the days, because those of several packages add up.
    display_name: VIP_TIER_NAMES[vip_tier ?? 0] ?? { ka: name_ka, en: name_en, ru: name_ru }[locale],
  }))
}
