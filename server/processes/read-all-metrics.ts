import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { MetricsMessage, type ProcessMetrics } from './metrics-messages'

/** Timeout in ms, longer than the other side waits for a process that does not answer. */
const MAX_WAIT_MS = 2_000

/**
 * Returns a function that reads the metrics of all processes, as a request of Prometheus reaches any of them;
 * undefined if this is the only process.
 * @param readOwn reads the metrics of this process
 */
export function createReadAllMetrics(
  readOwn: () => Promise<ProcessMetrics>,
): (() => Promise<ProcessMetrics[]>) | undefined {
  const { worker } = cluster
  if (!worker) return undefined
  process.on('message', async (received: unknown) => {
    const message = MetricsMessage.safeParse(received).data
    if (message?.type === 'read-own-metrics')
      worker.send({ type: 'own-metrics', id: message.id, metrics: await readOwn() })
  })
  async function readAll(): Promise<ProcessMetrics[]> {
    const id = randomUUID()
    const signal = AbortSignal.timeout(MAX_WAIT_MS)
    worker?.send({ type: 'read-all-metrics', id })
    for (;;) {
      const [received] = await once(process, 'message', { signal })
      const message = MetricsMessage.safeParse(received).data
      if (message?.type === 'all-metrics' && message.id === id) return message.processes
    }
  }
  // Other programs that start several processes, such as PM2, do not answer.
  return () => readAll().catch(async () => [await readOwn()])
}
