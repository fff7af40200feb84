import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { Upload } from '~/http/uploads'
import { isUpstreamError } from '~/upstream/upstream-error'
import { readFormBody } from '~contract/form-body'
import { FormBodyError, TEXT_FORM } from '~contract/form-limits'
import type { ArrivingFile } from '~contract/multipart-reader'
import { MAX_PHOTO_BYTES, type PhotoFailure, type PhotoRefusal } from '~contract/statement-photos'
import { type ArrivalLimits, limitArrival, TooSlowError } from './limit-arrival.server'

export interface RefusedPhoto {
  name: string
  reason: PhotoFailure
}

export interface SavedUpload {
  /** Path of the saved file; removed afterwards. */
  path: string
  /** Name without folder and control characters, truncated. */
  name: string
  /** Size of the sent file. One above the limit is not saved whole. */
  bytes: number
}

const MAX_NAME_LENGTH = 80
export const isUpload = (request: Request) =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false

export type SendPhoto = (path: string, name: string) => Promise<object | { refusal: PhotoRefusal }>

/**
 * Passes on each file of the form while the next ones still arrive, without keeping files in memory.
 * @param upload limits of the form
 * @param sendPhoto receives the path of a file, and returns the reason for a refusal
 * @returns the form's other fields, as far as they have arrived
 * @throws Response 400, 413 or 415 for an invalid form
 */
export async function uploadPhotos(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  { files, maxBytes }: Pick<Required<Upload>, 'files' | 'maxBytes'>,
  sendPhoto: SendPhoto,
  limits?: ArrivalLimits,
): Promise<{ form: FormData; refused: RefusedPhoto[]; isTooSlow: boolean }> {
  const refused: RefusedPhoto[] = []
  const { form, late } = await readUploads({ request }, { files, maxBytes }, takePhoto, limits)
  if (late !== undefined) refused.push({ name: late, reason: 'too_slow' })
  return { form, refused, isTooSlow: late !== undefined }

  async function takePhoto({ path, name, bytes }: SavedUpload): Promise<void> {
    const reason = await send(path, { name, bytes })
    if (reason) refused.push({ name, reason })
  }

  async function send(
    path: string,
    { name, bytes }: { name: string; bytes: number },
  ): Promise<PhotoFailure | undefined> {
    if (bytes > MAX_PHOTO_BYTES) return 'too_large'
    if (bytes === 0) return 'empty'
    return findPhotoFailure(sendPhoto(path, name))
  }
}

/**
 * Saves each file of the form while the next ones still arrive, and passes it on.
 * @returns the form's other fields, and the name of the file that did not arrive in time
 * @throws Response 400, 413 or 415 for an invalid form
 */
export async function readUploads(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  { files, maxBytes }: Pick<Required<Upload>, 'files' | 'maxBytes'>,
  takeUpload: (upload: SavedUpload) => Promise<void>,
  limits?: ArrivalLimits,
): Promise<{ form: FormData; late?: string }> {
  const { body, headers } = limitArrival(request, limits)
  const maxFileBytes = Math.max(...Object.values(files).map((file) => file.maxBytes))
  let arriving = ''
  try {
    if (!body) return { form: new FormData() }
    const formLimits = { ...TEXT_FORM, maxBytes, files }
    return { form: await readFormBody(body, headers.get('content-type') ?? '', formLimits, takeFile) }
  } catch (error) {
    if (error instanceof FormBodyError) throw new Response(null, { status: error.status })
    if (!(error instanceof TooSlowError)) throw error
    return { form: new FormData(), late: arriving }
  }

  async function takeFile({ filename, content }: ArrivingFile): Promise<void> {
    // Browsers send an empty file for a field without a choice.
    if (!filename) return
    arriving = toShownName(filename)
    const path = join(tmpdir(), `ezo-upload-${randomUUID()}`)
    try {
      const bytes = await saveFile(path, content, maxFileBytes)
      await takeUpload({ path, name: arriving, bytes })
    } finally {
      await rm(path, { force: true })
    }
  }
}

/** Returns the reason why a photo was refused. */
export async function findPhotoFailure(sending: ReturnType<SendPhoto>): Promise<PhotoFailure | undefined> {
  try {
    const answer = await sending
    return 'refusal' in answer ? answer.refusal : undefined
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return error.status === 429 ? 'too_often' : 'failed'
  }
}

/** Saves a file; bytes over the limit are read and dropped. */
async function saveFile(path: string, data: AsyncIterable<Uint8Array>, maxBytes: number): Promise<number> {
  const file = await open(path, 'wx')
  let bytes = 0
  try {
    for await (const part of data) {
      bytes += part.length
      if (bytes <= maxBytes) await file.writeFile(part)
    }
  } finally {
    await file.close()
  }
  return bytes
}

/** Returns the name without folder and control characters, truncated. */
export function toShownName(filename: string): string {
  const letters = [...filename.replace(/^.*[/\\]/s, '')].filter((letter) => !/\p{C}/u.test(letter))
  return letters.slice(0, MAX_NAME_LENGTH).join('')
}
