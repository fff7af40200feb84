interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds, like the next two. */
  ts: number
  dur?: number
  /** Duration in processor time. */
  tdur?: number
  args: { name?: string }
}

type TimedEvent = TraceEvent & { dur: number; tdur: number }

const isTimed = (event: TraceEvent): event is TimedEvent =>
  event.ph === 'X' && event.dur !== undefined && event.tdur !== undefined

/** Returns the processor time of a page's main thread in ms by activity, from a trace of Chromium. */
export function readMainThread(trace: Buffer): Map<string, number> {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const events = traceEvents
    .filter(isTimed)
    .filter(({ pid, tid }) => threads.has(`${pid} ${tid}`))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const times = new Map<string, number>()
  const add = (name: string, microseconds: number) =>
    times.set(name, (times.get(name) ?? 0) + microseconds / 1_000)
  const open: TimedEvent[] = []
  for (const event of events) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop()
    const outer = open.at(-1)
    if (outer) add(outer.name, -event.tdur)
    add(event.name, event.tdur)
    open.push(event)
  }
  return times
}

const endOf = (event: TimedEvent | undefined) => (event ? event.ts + event.dur : 0)
