import type { Logger } from 'pino'
import { createWorkerPool } from '~backend/platform/worker-pool'
import type { FileRefusal } from './file-line'
import type { ParsedFile } from './import-worker'

/** Old generation of the thread, in MB; a tree of the largest file takes a third. */
const MAX_HEAP_MB = 128
/** Timeout for one file, in ms, thread start included. The slowest accepted file takes a tenth. */
const MAX_TASK_MS = 10_000
/** Time in ms without files after which the thread ends. Users often resend a corrected file. */
const IDLE_MS = 60_000
/** Maximum queue length; waiting files are in memory. */
const MAX_WAITING = 20

export type ParseImportFile = (bytes: Uint8Array) => Promise<ParsedFile | FileRefusal>

interface ImportThreadOptions {
  workerFolder: URL
  log: Pick<Logger, 'warn'>
  maxHeapMb?: number
  maxTaskMs?: number
}

/** Creates a parser in a thread. Files that exceed the time or memory limit are rejected. */
export function createImportThread({
  workerFolder,
  log,
  maxHeapMb = MAX_HEAP_MB,
  maxTaskMs = MAX_TASK_MS,
}: ImportThreadOptions): { parseFile: ParseImportFile; stop(): Promise<void> } {
  const workers = createWorkerPool<typeof import('./import-worker')>(
    new URL('import-worker.js', workerFolder),
    log,
    { maxHeapMb, maxTaskMs, idleMs: IDLE_MS },
  )
  let waiting = 0
  const parseFile: ParseImportFile = async (bytes) => {
    if (waiting === MAX_WAITING) return { refusal: 'busy' }
    waiting += 1
    try {
      return await workers.run('parseFile', bytes)
    } catch (error) {
      if (isBrokenOff(error)) return { refusal: 'too_complex' }
      throw error
    } finally {
      waiting -= 1
    }
  }
  return { parseFile, stop: workers.stop }
}

function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isOutOfMemory || error.name === 'AbortError' || error.name === 'TimeoutError'
}
