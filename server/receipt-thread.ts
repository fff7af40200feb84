import type { Logger } from 'pino'
import type { DrawReceipt } from '~/page/load-context.server'
import { createWorkerPool } from '~backend/platform/worker-pool'

/** Maximum queue length. A receipt takes about 40 ms; further requests get 503 with Retry-After. */
const MAX_WAITING = 40
const RETRY_AFTER_SECONDS = 5
/** Timeout in ms, including the start of the thread. */
const MAX_TASK_MS = 10_000
const MAX_HEAP_MB = 64
const IDLE_MS = 60_000

interface ReceiptThreadOptions {
  workerFolder: URL
  log: Pick<Logger, 'warn'>
}

/** Draws receipts off the main thread, one after the other. */
export function createReceiptThread({ workerFolder, log }: ReceiptThreadOptions): {
  drawReceipt: DrawReceipt
  stop(): Promise<void>
} {
  const workers = createWorkerPool<typeof import('~/receipts/receipt-worker')>(
    new URL('receipt-worker.js', workerFolder),
    log,
    { maxHeapMb: MAX_HEAP_MB, maxTaskMs: MAX_TASK_MS, idleMs: IDLE_MS },
  )
  let waiting = 0
  const drawReceipt: DrawReceipt = async (receipt, language) => {
    if (waiting >= MAX_WAITING)
      throw new Response(null, { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } })
    waiting += 1
    try {
      return await workers.run('draw', { receipt, language })
    } finally {
      waiting -= 1
    }
  }
  return { drawReceipt, stop: workers.stop }
}
