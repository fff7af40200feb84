import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
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
  const awaited = new Map<string, (processes: ProcessMetrics[]) => void>()
  worker.on('message', async (received: unknown) => {
    const message = MetricsMessage.safeParse(received).data
    if (message?.type === 'all-metrics') awaited.get(message.id)?.(message.processes)
    if (message?.type === 'read-own-metrics')
      worker.send({ type: 'own-metrics', id: message.id, metrics: await readOwn() })
  })
  return async () => {
    const id = randomUUID()
    const answer = new Promise<ProcessMetrics[]>((resolve) => awaited.set(id, resolve))
    worker.send({ type: 'read-all-metrics', id })
    const processes = await Promise.race([answer, sleep(MAX_WAIT_MS, undefined)])
    awaited.delete(id)
    // Other programs that start several processes, such as PM2, do not answer.
    return processes ?? [await readOwn()]
  }
}
