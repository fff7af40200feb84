import type { Logger } from 'pino'
import { createWorkerPool } from '~backend/platform/worker-pool'
import type { FileRefusal } from './file-line'
import type { ParsedFile } from './import-worker'

/** Old generation of the thread, in MB: a tree of the largest file takes a third. */
const MAX_HEAP_MB = 128
/** Time for one file, in ms, with the start of the thread. The dearest file that is accepted takes a tenth. */
const MAX_TASK_MS = 10_000
/** The thread waits as long for another file: people send one again once they have corrected it. */
const IDLE_MS = 60_000
/** Files that wait for the thread; each is held in memory meanwhile. */
const MAX_WAITING = 20

export type ParseImportFile = (bytes: Uint8Array) => Promise<ParsedFile | FileRefusal>

interface ImportThreadOptions {
  workerFolder: URL
  log: Pick<Logger, 'warn'>
  maxHeapMb?: number
  maxTaskMs?: number
}

/** Parses files in a thread. One that takes more time or memory than any file needs is refused. */
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
