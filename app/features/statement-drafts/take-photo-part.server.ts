import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { MAX_PHOTO_BYTES, type PhotoFailure } from '~contract/statement-photos'
import { limitArrival, TooSlowError } from './limit-arrival.server'
import { findPhotoFailure, type SendPhoto, toShownName } from './upload-photos.server'

/** Of photos that wait for another part. Beyond either the oldest begin anew, so that nobody fills the disk. */
const MAX_BEGUN = 500
const MAX_BEGUN_BYTES = 2_000_000_000
/** So many photos begin before it is looked again at those that wait. */
const PHOTOS_PER_CLEANING = 20
const MAX_AGE_MS = 6 * 60 * 60_000
const DEFAULT_FOLDER = join(tmpdir(), 'ezo-photo-parts')

const PartHeaders = z.object({
  /** Made by the sender, one for each photo. */
  'upload-key': z.uuid(),
  'upload-offset': z.coerce.number().int().min(0),
  'upload-name': z.string().default('').transform(decodeName),
  'upload-length': z.coerce.number().int().min(1).max(MAX_PHOTO_BYTES),
})

/** What has arrived of the photo; `isDone` once it was taken or refused. */
export type PhotoPartAnswer = { offset: number; isDone: boolean; failure?: PhotoFailure | undefined }

/** Written to by a request that may have been given up by its sender. */
const busy = new Set<string>()
let beginsBeforeCleaning = 0

/**
 * Appends a part to its photo, which is sent on once it is complete. 409 tells a sender who has missed an answer where to go on.
 * @param draft whose photo it is
 * @throws Response 400 for what no script of ours sends, 408 for a part that stalls, 423 while another part is written
 */
export async function takePhotoPart(
  request: Request,
  { draft, sendPhoto, folder = DEFAULT_FOLDER }: { draft: string; sendPhoto: SendPhoto; folder?: string },
): Promise<Response> {
  const parsed = PartHeaders.safeParse(Object.fromEntries(request.headers))
  if (!parsed.success) throw new Response(null, { status: 400 })
  const {
    'upload-key': key,
    'upload-offset': offset,
    'upload-length': length,
    'upload-name': name,
  } = parsed.data
  const path = join(folder, createHash('sha256').update(`${draft} ${key}`).digest('hex'))
  if (busy.has(path)) throw new Response(null, { status: 423 })
  busy.add(path)
  try {
    if (offset === 0) await makeRoom(folder)
    const { arrived, isExpected } = await append(path, { request, offset, length })
    if (!isExpected) return answer({ offset: arrived, isDone: false }, 409)
    if (arrived < length) return answer({ offset: arrived, isDone: false })
    const failure = await findPhotoFailure(sendPhoto(path, name))
    // What may go better next time need not be sent again.
    const isDone = failure !== 'failed' && failure !== 'too_often'
    if (isDone) await rm(path, { force: true })
    return answer({ offset: arrived, isDone, failure })
  } catch (error) {
    if (error instanceof TooSlowError)
      throw new Response(null, { status: 408, headers: { Connection: 'close' } })
    throw error
  } finally {
    busy.delete(path)
  }
}

function decodeName(encoded: string): string {
  try {
    return toShownName(decodeURIComponent(encoded))
  } catch {
    return ''
  }
}

const answer = (body: PhotoPartAnswer, status = 200) => Response.json(body, { status })

interface Part {
  request: Request
  offset: number
  length: number
}

/** Keeps what has arrived of a part that breaks off. */
async function append(path: string, { request, offset, length }: Part) {
  const file = await open(path, 'a')
  try {
    const { size } = await file.stat()
    if (size !== offset) return { arrived: size, isExpected: false }
    return { arrived: size + (await writeBody(file, request, length - size)), isExpected: true }
  } finally {
    await file.close()
  }
}

async function writeBody(file: FileHandle, request: Request, maxBytes: number): Promise<number> {
  const reader = limitArrival(request).body?.getReader()
  let written = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    if (written + value.length > maxBytes) throw new Response(null, { status: 400 })
    await file.write(value)
    written += value.length
  }
  return written
}

/** Removes what nobody has gone on with for hours, and the oldest where too many have begun. */
async function makeRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (beginsBeforeCleaning-- > 0) return
  beginsBeforeCleaning = PHOTOS_PER_CLEANING - 1
  const paths = (await readdir(folder)).map((name) => join(folder, name)).filter((path) => !busy.has(path))
  const begun = await Promise.all(
    paths.map(async (path) => {
      const { mtimeMs = 0, size = 0 } = (await stat(path).catch(() => undefined)) ?? {}
      return { path, mtimeMs, size }
    }),
  )
  let bytes = 0
  const removed = begun
    .sort((one, other) => other.mtimeMs - one.mtimeMs)
    .filter(({ mtimeMs, size }, newer) => {
      bytes += size
      return newer >= MAX_BEGUN || bytes > MAX_BEGUN_BYTES || mtimeMs < Date.now() - MAX_AGE_MS
    })
  await Promise.all(removed.map(({ path }) => rm(path, { force: true })))
}
