import type { OrderStep } from '../definition'
import { listPartFields } from './fields/part-fields'
import type { ServiceOrderState } from './order-state'
import { findBranch, findVisitReason } from './registry-visit/registry-visit'

/** Returns the number of the first incomplete step, from 1; the payment is after the last. */
export function findFirstIncompleteStep(order: ServiceOrderState): number {
  const { steps } = order.definition
  const open = steps.findIndex((step) => !isStepComplete(step, order))
  if (open >= 0) return open + 1
  // Complete but without a price, as no package is sold.
  return order.total === undefined ? steps.length : steps.length + 1
}

function isStepComplete(step: OrderStep, order: ServiceOrderState): boolean {
  return step.parts.every((part) => {
    if (part.kind === 'packages') return order.params.package !== undefined && order.package !== undefined
    if (part.kind === 'statements' && order.areStatementsMissing) return false
    if (part.kind === 'statements' && order.statements.length > 0) {
      if (!part.many && order.statements.length > 1) return false
      return order.areaError === undefined
    }
    if (part.kind === 'statements' && !part.place) return false
    if (part.kind === 'phone' && !order.phoneProof?.isDone) return false
    if (part.kind === 'reason' && !findVisitReason(order)) return false
    if (part.kind === 'slot' && !findBranch(order)) return false
    return listPartFields(part, []).every(({ name }) => order.values[name] !== undefined)
  })
}
