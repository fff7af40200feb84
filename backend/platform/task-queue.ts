export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Runs at most `width` tasks at once; at most `length` more wait. */
export function createTaskQueue({ width, length }: { width: number; length: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  async function runNext() {
    if (running < width) {
      running++
      return
    }
    if (waiting.length >= length) throw new QueueFull()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** The slot is passed on directly, so that no new task takes it. */
  function leave() {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async function run<Result>(task: () => Promise<Result>) {
    await runNext()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
