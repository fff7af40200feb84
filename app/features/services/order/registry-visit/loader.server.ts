import type { Visitor } from '~/session/visitor.server'
import { availableSlots, nearestAvailableSlots } from '~/upstream/public-registry.server'
import { toGeorgianDate } from '~contract/values/georgian-time'
import type { OrderFormResult } from '../form'
import type { ServiceOrderState } from '../order.server'
import { orderStepPath } from '../urls'
import { listMonthWeeks } from './month-calendar'
import { parseSlot } from './parse-slot.server'
import { findBranch } from './registry-visit'

/** The branches, and of the chosen one a month with its free days and a day's times. */
export async function loadSlotPicker(
  visitor: Visitor,
  order: ServiceOrderState,
  {
    step,
    query: searchParams,
    formResult,
  }: { step: number; query: URLSearchParams; formResult: OrderFormResult | undefined },
) {
  const branches = order.registry?.branches ?? []
  const values = { ...order.draft.values, ...formResult?.values }
  const branch = findBranch({ ...order, draft: { values } }) ?? branches[0]
  if (!branch) return undefined
  const chosen = formResult ? parseSlot(values.slot) : undefined
  const date = chosen?.date ?? values.date ?? ''
  const requestedMonth = searchParams.get('month') ?? (searchParams.get('day') ?? date).slice(0, 7)
  const isTaken = formResult?.fieldErrors.some(({ field }) => field === 'time') === true
  const time = chosen?.time ?? values.time
  const [month, nearest] = await Promise.all([
    visitor.call(availableSlots(branch.id, requestedMonth || undefined)),
    isTaken && time ? visitor.call(nearestAvailableSlots(branch.id, { date, time })) : [],
  ])
  const free = new Map(month.days.map((one) => [one.date, one.times]))
  const requestedDay = [searchParams.get('day'), date].find((one) => one && free.has(one))
  const day = requestedDay ?? month.days[0]?.date
  const stepPath = orderStepPath(order, step)
  const slotHref = (name: 'month' | 'day', value: string) => `${stepPath}&${name}=${value}#times`
  return {
    branches,
    branchId: branch.id,
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
    nearest,
    chosen: isTaken ? '' : `${date} ${time ?? ''}`.trim(),
  }
}

export type SlotPickerData = NonNullable<Awaited<ReturnType<typeof loadSlotPicker>>>

function addMonths(month: string, by: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + by, 1)).toISOString().slice(0, 7)
}
