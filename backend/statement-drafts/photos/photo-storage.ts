import type { RequestHandler } from 'express'
import type { FileStore } from '~backend/platform/file-quarantine'

/** Storage of photo files: local disk or object store. */
export interface PhotoStorage extends FileStore {
  /** Removes leftovers of interrupted writes from before this time. */
  removeUnfinished(beforeMs: number): Promise<void>
  /** Sends the file of the path. The caller has authorized the request. */
  serve: RequestHandler
}
