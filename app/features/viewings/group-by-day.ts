import { toGeorgianDate } from '~contract/values/georgian-time'

interface DayGroup<Item> {
  /** Day in Georgia, as `2026-12-05`. */
  day: string
  items: [Item, ...Item[]]
}

/** Groups items by their day in Georgia, in their order. */
export function groupByDay<Item extends { startsAt: Date }>(items: readonly Item[]): DayGroup<Item>[] {
  const groups = new Map<string, DayGroup<Item>>()
  for (const item of items) {
    const day = toGeorgianDate(item.startsAt)
    const group = groups.get(day)
    if (group) group.items.push(item)
    else groups.set(day, { day, items: [item] })
  }
  return [...groups.values()]
}
