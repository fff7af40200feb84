import type { Picture } from '~/map/drawing/draw-picture'
import type { Drawing } from '~/map/drawing-url'
import { createWorkerPool, type WorkerPool } from '~backend/platform/worker-pool'

/**
 * Maximum queue length. A picture takes some 30 ms; further requests are rejected with a time to retry at.
 */
const MAX_WAITING = 40
const DRAW_TIMEOUT_MS = 10_000
const IDLE_MS = 60_000
const MAX_HEAP_MB = 192

interface DrawingThreadOptions {
  file: URL
  /** Path or URL of the tile archive. */
  archive: string
  log: Parameters<typeof createWorkerPool>[1]
  timeoutMs?: number
}

/** Draws pictures of the map off the main thread, one after the other. */
export class DrawingThread {
  private readonly workers: WorkerPool<typeof import('./drawing-worker')>
  private readonly archive: string
  private readonly timeoutMs: number
  private waiting = 0

  constructor({ file, archive, log, timeoutMs = DRAW_TIMEOUT_MS }: DrawingThreadOptions) {
    this.workers = createWorkerPool(file, log, { maxHeapMb: MAX_HEAP_MB, idleMs: IDLE_MS })
    this.archive = archive
    this.timeoutMs = timeoutMs
  }

  /** Rejects if too many drawings wait, and if the thread fails or takes too long. */
  async draw(drawing: Drawing): Promise<Picture> {
    if (this.waiting >= MAX_WAITING) throw new Error('too many drawings wait')
    this.waiting += 1
    const signal = AbortSignal.timeout(this.timeoutMs)
    return this.workers
      .run('drawMap', { drawing, archive: this.archive }, signal)
      .finally(() => (this.waiting -= 1))
  }

  stop(): Promise<void> {
    return this.workers.stop()
  }
}
