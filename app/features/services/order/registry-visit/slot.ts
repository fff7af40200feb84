import type { PublicRegistry, Slot } from '~/upstream/public-registry.server'

const SLOT_PATTERN = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/

interface TypedSlot {
  branch?: string
  /** Branch whose times the page showed. */
  times_of?: string
  slot?: string
}

/** Parses the slot's order values; a time of another branch is ignored. */
export function parseSlotValues(
  { branch: branchId, times_of, slot }: TypedSlot,
  { branches }: PublicRegistry,
): Record<string, string> {
  const branch = branches.find(({ id }) => String(id) === branchId)
  if (!branch) return { branch: '', city: '', date: '', time: '' }
  const { date = '', time = '' } = times_of === branchId ? parseSlot(slot) : {}
  return { branch: String(branch.id), city: branch.city, date, time }
}

/** Parses a date with a time, or without one if an operator calls. */
export function parseSlot(text = ''): Partial<Slot> {
  const [, date, time] = text.match(SLOT_PATTERN) ?? []
  return { ...(date !== undefined && { date }), ...(time !== undefined && { time }) }
}
