import type { FormErrors } from '~/forms/received-form.server'
import type { Visitor } from '~/session/visitor.server'
import { availableSlots } from '~/upstream/public-registry.server'
import { findBranch, type RegistryVisit } from './registry-visit'

/** Returns errors of the chosen slot, which may have been taken meanwhile. */
export async function findSlotErrors(
  visitor: Visitor,
  visit: RegistryVisit,
): Promise<FormErrors | undefined> {
  const branch = findBranch(visit)
  if (!branch) return { branch: { key: 'branch_missing' } }
  const { date, time } = visit.values
  if (!date) return { slot: { key: 'slot_missing' } }
  const month = date.slice(0, 7)
  const found = await visitor.call(availableSlots(branch.id, month))
  if (!time) {
    const isFull = found.month === month && found.days.length === 0
    return isFull ? undefined : { slot: { key: 'slot_missing' } }
  }
  const isFree = found.days.some((day) => day.date === date && day.times.includes(time))
  return isFree ? undefined : { slot: { key: 'time_taken' } }
}
