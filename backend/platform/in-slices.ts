import { setImmediate } from 'node:timers'
import { setImmediate as endOfTurn } from 'node:timers/promises'

/** Slice in ms; half of the time one request may block, because others wait before and after a slice. */
const MAX_SLICE_MS = 8

/** Start of the first slice in this tick. Tasks of one tick share it, because a page may start several. */
let sliceBegan: number | undefined

/** Creates a function to await between steps: it yields to other work once a slice is used up. */
export function createYielder(): () => Promise<void> | undefined {
  getSliceStart()
  const pause = async () => {
    await endOfTurn()
    getSliceStart()
  }
  return () => (performance.now() - getSliceStart() < MAX_SLICE_MS ? undefined : pause())
}

function getSliceStart(): number {
  if (sliceBegan === undefined) {
    sliceBegan = performance.now()
    setImmediate(() => {
      sliceBegan = undefined
    })
  }
  return sliceBegan
}

/** Handles items in sequence and yields to other work after each slice. */
export async function forEachInSlices<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => void,
): Promise<void> {
  const nextSlice = createYielder()
  for (const item of items) {
    handle(item)
    // A promise for each of a million items would be too slow.
    const pause = nextSlice()
    if (pause) await pause
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

/** Runs all steps synchronously. */
export function finish<Result>(steps: Generator<unknown, Result, undefined>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
