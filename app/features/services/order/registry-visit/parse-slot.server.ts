import type { Visitor } from '~/session/visitor.server'
import { availableSlots, type Slot } from '~/upstream/public-registry.server'
import type { FieldValues, OrderFieldError } from '../field-validation'
import type { ServiceOrderState } from '../order.server'
import { findBranch } from './registry-visit'

const SLOT_PATTERN = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/

/** Parses and validates the slot, which may have been taken meanwhile. */
export async function parseSlotPart(
  visitor: Visitor,
  order: ServiceOrderState,
  typed: FieldValues,
): Promise<{ values: FieldValues; fieldErrors: OrderFieldError[] }> {
  const branch = findBranch({ ...order, draft: { values: { branch: typed.branch ?? '' } } })
  if (!branch) return { values: {}, fieldErrors: [{ field: 'branch', error: 'missing' }] }
  const branchValues = { city: branch.city, branch: String(branch.id) }
  // The page showed another branch's times.
  if (typed.times_of !== branchValues.branch)
    return {
      values: { ...branchValues, date: '', time: '' },
      fieldErrors: [{ field: 'slot', error: 'slot_missing' }],
    }
  const chosen = parseSlot(typed.slot)
  if (!chosen) return { values: branchValues, fieldErrors: [{ field: 'slot', error: 'slot_missing' }] }
  const values = { ...branchValues, date: chosen.date, time: chosen.time ?? '' }
  const month = chosen.date.slice(0, 7)
  const found = await visitor.call(availableSlots(branch.id, month))
  if (!chosen.time) {
    const isFull = found.month === month && found.days.length === 0
    return { values, fieldErrors: isFull ? [] : [{ field: 'slot', error: 'slot_missing' }] }
  }
  const isFree = found.days.some(
    ({ date, times }) => date === chosen.date && times.includes(chosen.time ?? ''),
  )
  return { values, fieldErrors: isFree ? [] : [{ field: 'time', error: 'time_taken' }] }
}

/** A date with a time, or without one where an operator calls. */
export function parseSlot(text: string | undefined): (Partial<Slot> & Pick<Slot, 'date'>) | undefined {
  const [, date, time] = text?.match(SLOT_PATTERN) ?? []
  return date === undefined ? undefined : { date, ...(time !== undefined && { time }) }
}
