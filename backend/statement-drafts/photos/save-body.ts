import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ApiError } from '~backend/platform/http/errors'
import { MAX_PHOTO_BYTES } from '~contract/statement-photos'

/** Folder of incoming files; names with a dot are never served. */
export const INCOMING_FOLDER = '.incoming'

/**
 * Timeout in ms: a slow connection's time for the largest photo. Less than the server's own limit, which
 * sends no response.
 */
const MAX_RECEIVING_MS = 120_000

interface SavedBodyOptions {
  folder: string
  maxMs?: number
  /** Default: the maximum of a photo. */
  maxBytes?: number
}

/**
 * Streams a body to a file, so that a large one is never in memory.
 * @returns undefined if it is too large
 * @throws ApiError 408 on timeout
 */
export async function saveBody(
  request: Readable,
  { folder, maxMs = MAX_RECEIVING_MS, maxBytes = MAX_PHOTO_BYTES }: SavedBodyOptions,
): Promise<string | undefined> {
  const incoming = join(folder, INCOMING_FOLDER)
  await mkdir(incoming, { recursive: true })
  const path = join(incoming, randomUUID())
  const file = await open(path, 'wx')
  try {
    const bytes = await writeParts(request, file, { maxMs, maxBytes })
    await file.close()
    if (bytes <= maxBytes) return path
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
  await rm(path, { force: true })
  return undefined
}

/** Drops the bytes over the limit while reading on, so that the caller gets the response. */
async function writeParts(
  request: Readable,
  file: FileHandle,
  { maxMs, maxBytes }: Required<Omit<SavedBodyOptions, 'folder'>>,
): Promise<number> {
  // The request must stay open for the response.
  const parts = request.iterator({ destroyOnReturn: false })
  let timer: NodeJS.Timeout | undefined
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createLateError()), maxMs)
  })
  let bytes = 0
  try {
    while (true) {
      const { done, value } = await Promise.race([parts.next(), isOver])
      if (done) return bytes
      bytes += value.length
      if (bytes <= maxBytes) await file.writeFile(value)
    }
  } finally {
    clearTimeout(timer)
  }
}

function createLateError(): ApiError {
  const error = new ApiError(408, 'The file did not arrive in time')
  // The rest of the body is not read.
  error.headers.Connection = 'close'
  return error
}
