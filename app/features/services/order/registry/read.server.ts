import type { Visitor } from '../../../../http/visitor.server'
import { freeMonth, type Slot } from '../../../../upstream/registry.server'
import type { FieldMistake, Values } from '../fields'
import type { Order } from '../read.server'
import { branchOf } from './chosen'

const SLOT = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/

/** The hall and the time of a form, and what is wrong with them: also a time that somebody has taken meanwhile. */
export async function readSlotPart(
  visitor: Visitor,
  order: Order,
  typed: Values,
): Promise<{ values: Values; mistakes: FieldMistake[] }> {
  const branch = branchOf({ ...order, draft: { values: { branch: typed.branch ?? '' } } })
  if (!branch) return { values: {}, mistakes: [{ field: 'branch', mistake: 'missing' }] }
  const place = { city: branch.city, branch: String(branch.id) }
  // Times of another hall were on the page.
  if (typed.times_of !== place.branch)
    return {
      values: { ...place, date: '', time: '' },
      mistakes: [{ field: 'slot', mistake: 'slot_missing' }],
    }
  const chosen = slotIn(typed.slot)
  if (!chosen) return { values: place, mistakes: [{ field: 'slot', mistake: 'slot_missing' }] }
  const values = { ...place, date: chosen.date, time: chosen.time ?? '' }
  const month = chosen.date.slice(0, 7)
  const found = await visitor.call(freeMonth(branch.id, month))
  if (!chosen.time) {
    const isFull = found.month === month && found.days.length === 0
    return { values, mistakes: isFull ? [] : [{ field: 'slot', mistake: 'slot_missing' }] }
  }
  const isFree = found.days.some(
    ({ date, times }) => date === chosen.date && times.includes(chosen.time ?? ''),
  )
  return { values, mistakes: isFree ? [] : [{ field: 'time', mistake: 'time_taken' }] }
}

/** A day with a time, or without one where an operator calls. */
export function slotIn(text: string | undefined): (Partial<Slot> & Pick<Slot, 'date'>) | undefined {
  const [, date, time] = text?.match(SLOT) ?? []
  return date === undefined ? undefined : { date, ...(time !== undefined && { time }) }
}
