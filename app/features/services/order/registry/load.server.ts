import type { Visitor } from '../../../../http/visitor.server'
import { isoDay } from '../../../../i18n/format'
import { freeMonth, nearestFree } from '../../../../upstream/registry.server'
import { addressOf } from '../choice'
import type { Order } from '../read.server'
import type { ReturnedOrder } from '../returned'
import { branchOf } from './chosen'
import { monthDays } from './month'
import { slotIn } from './read.server'

/** The halls, and of the one that is chosen a month with its free days and the times of one of them. */
export async function loadSlots(
  visitor: Visitor,
  order: Order,
  { step, query, returned }: { step: number; query: URLSearchParams; returned: ReturnedOrder | undefined },
) {
  const branches = order.registry?.branches ?? []
  const values = { ...order.draft.values, ...returned?.values }
  const branch = branchOf({ ...order, draft: { values } }) ?? branches[0]
  if (!branch) return undefined
  const chosen = returned ? slotIn(values.slot) : undefined
  const date = chosen?.date ?? values.date ?? ''
  const asked = query.get('month') ?? (query.get('day') ?? date).slice(0, 7)
  const isTaken = returned?.mistakes.some(({ field }) => field === 'time') === true
  const time = chosen?.time ?? values.time
  const [month, nearest] = await Promise.all([
    visitor.call(freeMonth(branch.id, asked || undefined)),
    isTaken && time ? visitor.call(nearestFree(branch.id, { date, time })) : [],
  ])
  const free = new Map(month.days.map((one) => [one.date, one.times]))
  const wanted = [query.get('day'), date].find((one) => one && free.has(one))
  const day = wanted ?? month.days[0]?.date
  const here = addressOf(order, step)
  const to = (name: 'month' | 'day', value: string) => `${here}&${name}=${value}#times`
  return {
    branches,
    branchId: branch.id,
    month: month.month,
    previousHref: month.month > month.first ? to('month', shifted(month.month, -1)) : undefined,
    nextHref: month.month < month.last ? to('month', shifted(month.month, 1)) : undefined,
    weeks: monthDays(month.month, isoDay(new Date())).map((week) =>
      week.map((one) =>
        one ? { date: one, free: free.get(one)?.length ?? 0, href: to('day', one) } : undefined,
      ),
    ),
    day,
    times: (day && free.get(day)) || [],
    /** Free ones around the time that somebody has taken meanwhile. */
    nearest,
    chosen: isTaken ? '' : `${date} ${time ?? ''}`.trim(),
  }
}

export type SlotsData = NonNullable<Awaited<ReturnType<typeof loadSlots>>>

function shifted(month: string, by: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + by, 1)).toISOString().slice(0, 7)
}
