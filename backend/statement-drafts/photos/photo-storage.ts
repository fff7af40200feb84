import type { RequestHandler } from 'express'

/** Where the files of photos lie: on our own disk, or in an object store. */
export interface PhotoStorage {
  /** All are complete under their names, and stay, before this resolves; or none of this call is left. */
  write(files: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** Undefined for what is not there. */
  read(name: string): Promise<Buffer | undefined>
  /** What is not there counts as removed. */
  remove(names: readonly string[]): Promise<void>
  /** All names, some at a time. */
  list(): AsyncIterable<readonly string[]>
  /** Removes those of these that were written before this time. */
  removeOlder(names: readonly string[], beforeMs: number): Promise<void>
  /** Removes what a write that was broken off has left before this time. */
  removeUnfinished(beforeMs: number): Promise<void>
  /** Sends the file that the path names; who may see it is decided before. */
  serve: RequestHandler
}
