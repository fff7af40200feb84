import type { z } from 'zod'
import { listOperatorActs, toActsJson } from '~backend/platform/auth/operator-acts'
import { findApproval, toApprovalJson } from '~backend/platform/auth/operator-approvals'
import type { Db } from '~backend/platform/db/pool'
import type { Locale } from '~backend/platform/localized-text'
import { maskPersonalData, PERSONAL_ANSWERS } from '~backend/platform/mask-personal-data'
import { hasOrderAct, PAST_ORDER_ACTS } from '~contract/desk'
import type { RevealedData } from '~contract/schemas/operator-acts'
import type { OperatorOrder, OperatorOrderDetails } from '~contract/schemas/operator-orders'
import { SERVICE_KEYS } from '~contract/services'
import { toLari } from '~contract/values/money'
import { toBookingNumber, toOrderFacts, toOrderPlace } from '../orders/order-choices'
import { listGalleries } from './gallery-routes'
import type { OperatorOrderRow } from './operator-orders'
import { listAllowedActs, toProgress } from './order-rules'

export function toOperatorOrderJson(row: OperatorOrderRow, locale: Locale): z.input<typeof OperatorOrder> {
  const key = SERVICE_KEYS.find((each) => each === row.service_key)
  if (!key) throw new Error(`the order ${row.id} is of an unknown service`)
  return {
    id: row.id,
    service: { key, display_name: row[`service_${locale}`] },
    package: row[`package_${locale}`],
    progress: toProgress(row),
    orderer: row.orderer,
    place: toOrderPlace(row, locale),
    paid_at: row.paid_at,
    scheduled_at: row.scheduled_at,
    ends_at: row.ends_at,
    assignee: row.assignee,
  }
}

/** Returns the phone number of the order and the other masked values. */
export function toPersonalJson(row: OperatorOrderRow, locale: Locale): z.input<typeof RevealedData> {
  return {
    phone_number: row.details.phone_number ?? row.phone_number ?? '',
    email: row.email,
    facts: toOrderFacts(row, locale).filter(({ name }) => name !== 'phone_number'),
  }
}

export async function toOperatorOrderDetailsJson(
  db: Db,
  row: OperatorOrderRow,
  { operatorId, locale }: { operatorId: number; locale: Locale },
): Promise<z.input<typeof OperatorOrderDetails>> {
  const [acts, approval, galleries] = await Promise.all([
    listOperatorActs(db, 'service_order', row.id),
    findApproval(db, ['order_refund', 'order_call_off'], row.id),
    hasOrderAct(row.service_key, 'photos') ? listGalleries(db, row.user_id, locale) : [],
  ])
  const { measurement } = row
  return {
    ...toOperatorOrderJson(row, locale),
    ...maskPersonalData(toPersonalJson(row, locale), (name) => PERSONAL_ANSWERS.includes(name)),
    is_assigned_to_me: row.assigned_to === operatorId,
    allowed_acts: listAllowedActs(row, operatorId),
    days: row.days,
    amount: toLari(row.amount),
    returned: toLari(row.returned),
    statements: row.statements,
    galleries,
    document: row.document,
    logo: row.logo && `${row.logo}.webp`,
    measurement: measurement && {
      ...measurement,
      difference: measurement.difference === null ? null : toLari(measurement.difference),
    },
    closing_note: row.closing_note,
    booking_number: row.booking && toBookingNumber(row.id),
    approval: toApprovalJson(approval, operatorId),
    acts: toActsJson(acts, PAST_ORDER_ACTS),
  }
}
