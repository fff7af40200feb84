import type { Visitor } from '~/session/visitor.server'
import { availableSlots, nearestAvailableSlots } from '~/upstream/public-registry.server'
import { toGeorgianDate } from '~contract/values/georgian-time'
import type { ServiceOrderState } from '../order-state'
import { orderStepPath } from '../urls'
import { listMonthWeeks } from './month-calendar'
import { findBranch } from './registry-visit'

interface SlotPickerOptions {
  step: number
  searchParams: URLSearchParams
  /** True if the chosen time has been taken meanwhile. */
  isTaken: boolean
}

/** Loads the branches, and for the chosen one a month with its free days and a day's times. */
export async function loadSlotPicker(
  visitor: Visitor,
  order: ServiceOrderState,
  { step, searchParams, isTaken }: SlotPickerOptions,
) {
  const branches = order.registry?.branches ?? []
  const branch = findBranch(order) ?? branches[0]
  if (!branch) return undefined
  const { date = '', time = '' } = order.values
  const stepPath = orderStepPath(order, step)
  const [times, nearest] = await Promise.all([
    loadFreeTimes(visitor, { branchId: branch.id, searchParams, chosenDay: date, path: `${stepPath}&` }),
    isTaken
      ? visitor.optional('nearest times', visitor.call(nearestAvailableSlots(branch.id, { date, time })))
      : [],
  ])
  return {
    ...times,
    branches,
    branchId: branch.id,
    nearest: nearest ?? [],
    chosen: isTaken ? '' : `${date} ${time}`.trim(),
  }
}

export type SlotPickerData = NonNullable<Awaited<ReturnType<typeof loadSlotPicker>>>

interface FreeTimesOptions {
  branchId: number
  /** `month` or `day`, from the links of the calendar. */
  searchParams: URLSearchParams
  /** Day chosen before; may be empty. */
  chosenDay: string
  /** Path of the page, to which a parameter can be added. */
  path: string
}

/**
 * Loads a month of a hall with its free days, and a day's times. Without a requested month this is the
 * present one, or the next if no day of it is free, as on its last day.
 */
export async function loadFreeTimes(
  visitor: Visitor,
  { branchId, searchParams, chosenDay, path }: FreeTimesOptions,
) {
  const requestedMonth = searchParams.get('month') ?? (searchParams.get('day') ?? chosenDay).slice(0, 7)
  const findMonth = (month?: string) => visitor.call(availableSlots(branchId, month))
  const found = await findMonth(requestedMonth || undefined)
  const isOver = !requestedMonth && found.days.length === 0 && found.month < found.last
  const month = isOver ? await findMonth(addMonths(found.month, 1)) : found
  const free = new Map(month.days.map((one) => [one.date, one.times]))
  const requestedDay = [searchParams.get('day'), chosenDay].find((one) => one && free.has(one))
  const day = requestedDay ?? month.days[0]?.date
  const slotHref = (name: 'month' | 'day', value: string) => `${path}${name}=${value}#times`
  return {
    month: month.month,
    previousHref: month.month > month.first ? slotHref('month', addMonths(month.month, -1)) : undefined,
    nextHref: month.month < month.last ? slotHref('month', addMonths(month.month, 1)) : undefined,
    weeks: listMonthWeeks(month.month, toGeorgianDate(new Date())).map((week) =>
      week.map((one) =>
        one ? { date: one, free: free.get(one)?.length ?? 0, href: slotHref('day', one) } : undefined,
      ),
    ),
    day,
    times: (day && free.get(day)) || [],
  }
}

export type FreeTimes = Awaited<ReturnType<typeof loadFreeTimes>>

function addMonths(month: string, by: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + by, 1)).toISOString().slice(0, 7)
}
