import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { DisplayState } from '~contract/payments'
import type { PurchasedService, Payment as WirePayment } from '~contract/schemas/payments'
import { toLari } from '~contract/values/money'
import type { PaymentState } from './store'

type HistoryRow = Row<
  'payments',
  | 'id'
  | 'purpose'
  | 'state'
  | 'reason'
  | 'method'
  | 'amount'
  | 'refunded'
  | 'returned'
  | 'currency'
  | 'provider_id'
  | 'redirect_url'
> & {
  is_out: boolean
  card_mask: string | null
  bought: (Record<`${'service' | 'package'}_${Locale}`, string> & PurchaseIds) | null
  created_at: string
  finished_at: string | null
  checked_at: string | null
}

type PurchaseIds = {
  is_only_package: boolean
  order_id: number
  package_id: number
  service_key: string
  url: string
  statements: number[]
}

export type HistoryFilter = {
  userId: number
  /** Month in Georgian time, such as `2026-11`. */
  month: string | undefined
  direction: 'in' | 'out' | undefined
  page: { page: number; perPage: number }
}

/** Condition that hides payments never sent to a provider. */
const IS_VISIBLE = "p.state <> 'new'"

function toDisplayState(state: PaymentState): DisplayState {
  if (state === 'succeeded') return 'paid'
  if (state === 'failed' || state === 'expired') return 'failed'
  return state === 'refunded' || state === 'part_refunded' ? 'returned' : 'pending'
}

/** Returns the contract's code of the result page: 3 success, -1 failure, 0 other states. */
function toPaymentStatusCode(state: PaymentState): 3 | -1 | 0 {
  const shown = toDisplayState(state)
  if (shown === 'failed') return -1
  return shown === 'pending' ? 0 : 3
}

/** Condition of outgoing payments. Money of an unfulfilled order stayed on the balance. */
const IS_OUT = "(p.purpose in ('order', 'client_number') and p.reason is distinct from 'kept_on_balance')"

const COLUMNS = `p.id, ${IS_OUT} as is_out, p.purpose, p.state, p.reason, p.method, p.amount,
  p.refunded, p.returned, p.currency, p.provider_id,
  p.redirect_url, (select card_mask from payment_cards where id = p.card_id) as card_mask,
  (select json_build_object('order_id', o.id, 'package_id', t.id, 'service_key', s.key, 'url', s.account_url,
      'service_ka', s.name_ka, 'service_en', s.name_en, 'service_ru', s.name_ru,
      'package_ka', t.name_ka, 'package_en', t.name_en, 'package_ru', t.name_ru,
      'is_only_package', not exists (
        select from service_types other where other.service_id = s.id and other.id <> t.id and other.is_offered),
      'statements', array(select statement_id from service_order_statements where order_id = o.id order by 1))
    from service_orders o join service_types t on t.id = o.service_type_id join services s on s.id = t.service_id
    where o.id = p.order_id) as bought,
  ${toGeorgianTimeSql('p.created_at')} as created_at, ${toGeorgianTimeSql('p.finished_at')} as finished_at,
  ${toGeorgianTimeSql('p.asked_at')} as checked_at`

export async function listPayments(db: Db, { userId, month, direction, page }: HistoryFilter) {
  const where = `p.user_id = $1 and ${IS_VISIBLE}
    and ($2::text is null or to_char(p.created_at at time zone 'Asia/Tbilisi', 'YYYY-MM') = $2)
    and ($3::text is null or ($3 = 'out') = ${IS_OUT} or $3 = 'in' and p.returned > 0)`
  const values = [userId, month ?? null, direction ?? null]
  const [list, count] = await Promise.all([
    db.query<HistoryRow>(
      `select ${COLUMNS} from payments p where ${where} order by p.created_at desc, p.id desc limit $4 offset $5`,
      [...values, page.perPage, (page.page - 1) * page.perPage],
    ),
    db.query<{ total: number }>(`select count(*) as total from payments p where ${where}`, values),
  ])
  return { rows: list.rows, total: count.rows[0]?.total ?? 0 }
}

export async function findHistoryRow(db: Db, id: number): Promise<HistoryRow | undefined> {
  const { rows } = await db.query<HistoryRow>(`select ${COLUMNS} from payments p where p.id = $1`, [id])
  return rows[0]
}

export function toPaymentJson(row: HistoryRow, locale: Locale): z.input<typeof WirePayment> {
  const state = toDisplayState(row.state)
  return {
    id: row.id,
    purpose: row.purpose,
    direction: row.is_out ? 'out' : 'in',
    method: row.method,
    state,
    payment_status: toPaymentStatusCode(row.state),
    reason: row.reason,
    amount: toLari(row.amount),
    refunded_amount: toLari(row.refunded),
    returned_amount: toLari(row.returned),
    currency: row.currency,
    receipt_number: state === 'paid' || state === 'returned' ? `EZO-${row.id}` : null,
    bank_number: row.provider_id,
    card_mask: row.card_mask,
    order: row.bought && toPurchaseJson(row.bought, locale),
    created_at: row.created_at,
    finished_at: row.finished_at,
    checked_at: row.checked_at,
  }
}

function toPurchaseJson(
  bought: NonNullable<HistoryRow['bought']>,
  locale: Locale,
): z.input<typeof PurchasedService> {
  return {
    id: bought.order_id,
    service: { key: bought.service_key, display_name: bought[`service_${locale}`], url: bought.url },
    package: {
      id: bought.package_id,
      display_name: bought[`package_${locale}`],
      is_only: bought.is_only_package,
    },
    statements: bought.statements,
  }
}
