import { setImmediate } from 'node:timers'
import { setImmediate as endOfTurn } from 'node:timers/promises'

/** Half of what one request may hold the thread, as others wait before and after a slice. */
const MAX_SLICE_MS = 8

/** When the first slice of this turn of the event loop began. Tasks of one turn share it, as one page may start several. */
let sliceBegan: number | undefined

/** A function to await between the steps of a task: it lets other work run once a slice of milliseconds is used up. */
export function createSlices(): () => Promise<void> | undefined {
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

/** Handles items one after the other, and lets other work run after each slice. */
export async function forEachInSlices<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => void,
): Promise<void> {
  const nextSlice = createSlices()
  for (const item of items) {
    handle(item)
    // A million items shall not make a million promises.
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

/** Takes all steps at once, where a task that could be sliced has to be done now. */
export function finish<Result>(steps: Generator<unknown, Result, undefined>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
