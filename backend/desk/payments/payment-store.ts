import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import { MAX_FOUND_PAYMENTS, PAYMENT_LISTS, type PaymentList } from '~contract/desk'
import type { OperatorPayment } from '~contract/schemas/operator-payments'
import { toLari } from '~contract/values/money'

export type OperatorPaymentRow = Row<
  'payments',
  | 'id'
  | 'user_id'
  | 'purpose'
  | 'method'
  | 'state'
  | 'reason'
  | 'alert'
  | 'amount'
  | 'refunded'
  | 'returned'
  | 'provider'
  | 'provider_id'
  | 'order_id'
> & { payer: string; created_at: string }

const SELECT = `select p.id, p.user_id, p.purpose, p.method, p.state, p.reason, p.alert, p.amount, p.refunded, p.returned,
    p.provider, p.provider_id, p.order_id, coalesce(${userNameSql('u')}, '') as payer,
    ${toGeorgianTimeSql('p.created_at')} as created_at
  from payments p join users u on u.id = p.user_id`

/** Filter that excludes payments never started (`new`). */
const FILTER = `p.state <> 'new' and case $1::text
  when 'review' then p.state = 'review'
  when 'pending' then p.state = 'pending'
  when 'paid' then p.state = 'succeeded'
  when 'returned' then p.state in ('refunded', 'part_refunded')
  when 'failed' then p.state in ('failed', 'expired')
  else true end`

/** Order: payments of a wrong amount, other reviews, then the latest. */
const ORDER = `order by coalesce(p.state = 'review' and p.reason = 'wrong_amount', false) desc, p.state = 'review' desc, p.id desc`

export async function listOperatorPayments(db: Db, list: PaymentList, { page, perPage }: Page) {
  const { rows } = await db.query<OperatorPaymentRow>(
    `${SELECT} where ${FILTER} ${ORDER} limit $2 offset $3`,
    [list, perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countPaymentsByList(db: Db): Promise<Record<PaymentList, number>> {
  const counts = PAYMENT_LISTS.map(
    (list) => `count(*) filter (where ${FILTER.replace('$1::text', `'${list}'`)}) as "${list}"`,
  )
  const { rows } = await db.query<Record<PaymentList, number>>(`select ${counts.join(', ')} from payments p`)
  if (!rows[0]) throw new Error('an aggregate without a row')
  return rows[0]
}

/** Finds payments by number, receipt number, the bank's number, or the payer's number or email. */
export async function searchPayments(db: Db, text: string): Promise<OperatorPaymentRow[]> {
  const number = /^(?:ezo-)?(\d{1,9})$/i.exec(text)?.[1]
  const { rows } = await db.query<OperatorPaymentRow>(
    `${SELECT} where p.state <> 'new' and (p.id = $1 or p.provider_id = $2 or lower(u.email) = lower($2) or u.id = $1)
     ${ORDER} limit ${MAX_FOUND_PAYMENTS}`,
    [number === undefined ? null : Number(number), text],
  )
  return rows
}

export async function findOperatorPayment(db: Db, id: number): Promise<OperatorPaymentRow | undefined> {
  const { rows } = await db.query<OperatorPaymentRow>(`${SELECT} where p.id = $1`, [id])
  return rows[0]
}

export async function listPaymentsOfPayer(db: Db, userId: number): Promise<OperatorPaymentRow[]> {
  const { rows } = await db.query<OperatorPaymentRow>(
    `${SELECT} where p.user_id = $1 and p.state <> 'new' order by p.id desc limit 20`,
    [userId],
  )
  return rows
}

export function toOperatorPaymentJson(row: OperatorPaymentRow): z.input<typeof OperatorPayment> {
  return {
    id: row.id,
    payer: { id: row.user_id, name: row.payer },
    purpose: row.purpose,
    method: row.method,
    state: row.state,
    reason: row.reason,
    alert: row.alert,
    amount: toLari(row.amount),
    refunded: toLari(row.refunded),
    returned: toLari(row.returned),
    created_at: row.created_at,
  }
}
