import { ApiError } from '~backend/platform/http/errors'
import { hasOrderAct, type OrderAct, type OrderProgress } from '~contract/desk'
import type { OperatorOrderRow } from './operator-orders'

type RuledOrder = Pick<
  OperatorOrderRow,
  'service_key' | 'state' | 'assigned_to' | 'scheduled' | 'ends' | 'measurement' | 'amount' | 'returned'
> & { statements: readonly unknown[] }

export function listAllowedActs(order: RuledOrder, operatorId: number, now = new Date()): OrderAct[] {
  const { state, assigned_to, ends, measurement, statements } = order
  const isMeasured = measurement !== null && measurement.measured !== null
  const isOpen = state === 'paid' && ends === null
  const isPaidFor = state === 'paid' || state === 'done'
  const isAllowed: Record<OrderAct, boolean> = {
    take: isOpen && assigned_to !== operatorId,
    release: isOpen && assigned_to === operatorId,
    visit: isOpen && !isMeasured,
    area: isOpen && !isMeasured,
    document: isPaidFor,
    photos: isPaidFor,
    refund: isPaidFor && !isOpen && order.returned < order.amount,
    tour: isPaidFor && statements.length > 0,
    boost: isOpen && statements.length > 0,
    done: isOpen,
    call_off: state === 'paid' && (ends === null || ends > now),
    note: true,
  }
  return (Object.keys(isAllowed) as OrderAct[]).filter(
    (act) => isAllowed[act] && hasOrderAct(order.service_key, act),
  )
}

export function toProgress({
  state,
  assigned_to,
  scheduled,
  ends,
}: Pick<OperatorOrderRow, 'state' | 'assigned_to' | 'scheduled' | 'ends'>): OrderProgress {
  if (state === 'called_off') return 'called_off'
  if (state === 'done') return 'done'
  if (ends !== null) return ends > new Date() ? 'running' : 'done'
  if (scheduled !== null) return 'scheduled'
  return assigned_to === null ? 'waiting' : 'taken'
}

/** @throws ApiError 409 */
export function requireAllowed(order: RuledOrder, act: OrderAct, operatorId: number): void {
  if (!listAllowedActs(order, operatorId).includes(act))
    throw new ApiError(409, 'The order does not allow this')
}
