import { createHash } from 'node:crypto'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { MAX_PHOTO_BYTES, type PhotoFailure } from '~contract/statement-photos'
import { limitArrival, TooSlowError } from './limit-arrival.server'
import { lockFile, toLockPath } from './lock-file.server'
import { makePrivateFolder } from './private-folder.server'
import { findPhotoFailure, type SendPhoto, toShownName } from './upload-photos.server'

/**
 * Maximum number and size of pending uploads. Beyond either the oldest restart, so that no user can fill the
 * disk.
 */
const MAX_BEGUN = 500
const MAX_BEGUN_BYTES = 2_000_000_000
/** Number of started uploads between two cleanings. */
const PHOTOS_PER_CLEANING = 20
const MAX_AGE_MS = 6 * 60 * 60_000

const PartHeaders = z.object({
  /** Key created by the sender, one for each photo. */
  'upload-key': z.uuid(),
  'upload-offset': z.coerce.number().int().min(0),
  'upload-name': z.string().default('').transform(decodeName),
  'upload-length': z.coerce.number().int().min(1).max(MAX_PHOTO_BYTES),
})

/** Progress of the photo; `isDone` once it was accepted or refused. */
export type PhotoPartAnswer = { offset: number; isDone: boolean; failure?: PhotoFailure | undefined }

/** Maximum wait in ms, shorter than a sender waits without a byte. */
const MAX_WAIT_MS = 10_000

/** Active requests by the file that they write; their sender may have disconnected. */
const writers = new Map<string, Promise<unknown>>()
let beginsBeforeCleaning = 0

interface PhotoParts {
  /** Id of the draft. */
  draft: string
  sendPhoto: SendPhoto
  /** Folder of parts. Processes that share it can each receive any part of a photo. */
  folder: string
  /** Maximum wait for another request that writes to the photo, in ms. */
  maxWaitMs?: number
}

/**
 * Appends a part to its photo, which is passed on once it is complete. A sender who missed a response gets
 * 409 with the offset.
 * @throws Response 400 for a malformed request, 408 for a part that stalls, 423 if another request still
 * writes
 */
export async function takePhotoPart(
  request: Request,
  { draft, sendPhoto, folder, maxWaitMs = MAX_WAIT_MS }: PhotoParts,
): Promise<Response> {
  const parsed = PartHeaders.safeParse(Object.fromEntries(request.headers))
  if (!parsed.success) throw new Response(null, { status: 400 })
  const {
    'upload-key': key,
    'upload-offset': offset,
    'upload-length': length,
    'upload-name': name,
  } = parsed.data
  const file = createHash('sha256').update(`${draft} ${key}`).digest('hex')
  const deadline = performance.now() + maxWaitMs
  // A request without a competing writer registers at once, without another await.
  for (let writer = writers.get(file); writer; writer = writers.get(file)) await waitFor(writer, deadline)
  const writing = writePart({
    request,
    offset,
    length,
    file,
    folder,
    deadline,
    sendPhoto: (path) => sendPhoto(path, name),
  })
  writers.set(file, writing)
  try {
    return await writing
  } finally {
    writers.delete(file)
  }
}

/**
 * Waits for the writer: after a lost connection the sender repeats a part that may still be read or
 * processed.
 * @param deadline time of `performance.now()`
 * @throws Response 423 once it has passed
 */
async function waitFor(writer: Promise<unknown>, deadline: number): Promise<void> {
  const restMs = deadline - performance.now()
  if (restMs <= 0) throw createBusyResponse()
  await Promise.race([writer.catch(() => undefined), sleep(restMs, undefined, { ref: false })])
}

const createBusyResponse = () => new Response(null, { status: 423, headers: { 'Retry-After': '1' } })

interface Part {
  request: Request
  offset: number
  length: number
}

interface PhotoPart extends Part {
  file: string
  folder: string
  /** Time until which another process may keep the photo locked. */
  deadline: number
  sendPhoto(path: string): ReturnType<SendPhoto>
}

async function writePart({ file, folder, deadline, ...part }: PhotoPart): Promise<Response> {
  const privateFolder = await makePrivateFolder(folder)
  if (part.offset === 0) await makeRoom(privateFolder)
  const path = join(privateFolder, file)
  const unlock = await lockFile(path, deadline)
  if (!unlock) throw createBusyResponse()
  try {
    return await writeLocked(path, part)
  } finally {
    await unlock()
  }
}

async function writeLocked(
  path: string,
  { sendPhoto, ...part }: Omit<PhotoPart, 'file' | 'folder' | 'deadline'>,
): Promise<Response> {
  try {
    const { arrived, isExpected } = await append(path, part)
    if (!isExpected) return answer({ offset: arrived, isDone: false }, 409)
    if (arrived < part.length) return answer({ offset: arrived, isDone: false })
    const failure = await findPhotoFailure(sendPhoto(path))
    // A failure that may be temporary needs no new upload.
    const isDone = failure !== 'failed' && failure !== 'too_often'
    if (isDone) await rm(path, { force: true })
    return answer({ offset: arrived, isDone, failure })
  } catch (error) {
    if (error instanceof TooSlowError)
      throw new Response(null, { status: 408, headers: { Connection: 'close' } })
    throw error
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

/** Appends a part, and keeps the bytes of one that breaks off. */
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
    await file.writeFile(value)
    written += value.length
  }
  return written
}

/** Removes uploads abandoned for hours, and the oldest if too many have started. */
async function makeRoom(folder: string): Promise<void> {
  if (beginsBeforeCleaning-- > 0) return
  beginsBeforeCleaning = PHOTOS_PER_CLEANING - 1
  const names = new Set(await readdir(folder))
  // Locks of crashed processes are removed by their age, with the photos.
  const waiting = [...names].filter((file) => !writers.has(file) && !names.has(toLockPath(file)))
  const begun = await Promise.all(
    waiting.map(async (file) => {
      const path = join(folder, file)
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
