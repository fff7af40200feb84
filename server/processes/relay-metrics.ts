import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { MetricsMessage, type ProcessMetrics } from './metrics-messages'

/** Timeout in ms for a process that does not answer. Its metrics are then missing from the sum. */
const MAX_WAIT_MS = 1_000

/** Lets each process read the metrics of all, because a request of Prometheus reaches any of them. */
export function relayMetrics(): void {
  const awaited = new Map<string, (metrics: ProcessMetrics) => void>()
  async function readOwn(worker: Worker): Promise<ProcessMetrics | undefined> {
    const id = randomUUID()
    const answer = new Promise<ProcessMetrics>((resolve) => awaited.set(id, resolve))
    worker.send({ type: 'read-own-metrics', id })
    return Promise.race([answer, sleep(MAX_WAIT_MS, undefined)]).finally(() => awaited.delete(id))
  }
  async function answerAll(asking: Worker, id: string): Promise<void> {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const read = await Promise.all(workers.filter((worker) => worker.isConnected()).map(readOwn))
    const processes = read.filter((metrics) => metrics !== undefined)
    if (asking.isConnected()) asking.send({ type: 'all-metrics', id, processes })
  }
  cluster.on('message', (worker, received: unknown) => {
    const message = MetricsMessage.safeParse(received).data
    if (message?.type === 'own-metrics') awaited.get(message.id)?.(message.metrics)
    if (message?.type === 'read-all-metrics') void answerAll(worker, message.id)
  })
}
