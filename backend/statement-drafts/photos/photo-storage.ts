import type { RequestHandler } from 'express'
import type { FileStore } from '~backend/platform/file-quarantine'

/** Store of the files of photos: our own disk, or an object store. */
export interface PhotoStorage extends FileStore {
  /** Removes what a write that was broken off has left before this time. */
  removeUnfinished(beforeMs: number): Promise<void>
  /** Sends the file that the path names; who may see it is decided before. */
  serve: RequestHandler
}
