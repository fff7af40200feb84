import { setImmediate } from 'node:timers/promises'

/** Half of what one request may hold the thread, as others wait before and after a slice. */
const MAX_SLICE_MS = 8

/** Handles items one after the other, and lets other work run after each slice of milliseconds. */
export async function forEachInSlices<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => void,
): Promise<void> {
  let began = performance.now()
  for (const item of items) {
    handle(item)
    if (performance.now() - began < MAX_SLICE_MS) continue
    await setImmediate()
    began = performance.now()
  }
}

export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await forEachInSlices(items, (item) => results.push(map(item)))
  return results
}
