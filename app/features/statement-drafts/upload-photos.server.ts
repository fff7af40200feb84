import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ActionFunctionArgs,
  type UploadHandlerPart,
  unstable_parseMultipartFormData,
} from '@remix-run/node'
import { isUpstreamError } from '~/upstream/upstream-error'
import { MAX_PHOTO_BYTES, MAX_PHOTOS, type PhotoFailure, type PhotoRefusal } from '~contract/statement-photos'
import { type ArrivalLimits, limitArrival, TooSlowError } from './limit-arrival.server'

export interface RefusedPhoto {
  name: string
  reason: PhotoFailure
}

const MAX_NAME_LENGTH = 80
/** Of one field; no caption is as long. */
const MAX_TEXT_BYTES = 2_000
/** Three for each photo, and those of any form. */
const MAX_TEXTS = MAX_PHOTOS * 3 + 20

/** More parts than a form with all photos has. */
const MAX_FILES = MAX_PHOTOS * 2

export const isUpload = (request: Request) =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false

export type SendPhoto = (path: string, name: string) => Promise<object | { refusal: PhotoRefusal }>

/**
 * Sends each file of the form while the next ones still arrive; none of them stands in memory.
 * @param sendPhoto gets the path of a file, and answers why it was not taken
 * @returns the form's other fields, as far as they have arrived
 */
export async function uploadPhotos(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  sendPhoto: SendPhoto,
  limits?: ArrivalLimits,
): Promise<{ form: FormData; refused: RefusedPhoto[]; isTooSlow: boolean }> {
  const refused: RefusedPhoto[] = []
  let files = 0
  let texts = 0
  let arriving = ''
  try {
    const form = await unstable_parseMultipartFormData(limitArrival(request, limits), takePart)
    return { form, refused, isTooSlow: false }
  } catch (error) {
    if (!(error instanceof TooSlowError)) throw error
    return {
      form: new FormData(),
      refused: [...refused, { name: arriving, reason: 'too_slow' }],
      isTooSlow: true,
    }
  }

  async function takePart({ filename, data }: UploadHandlerPart): Promise<string | undefined> {
    if (filename === undefined) {
      const text = await readText(data)
      texts += 1
      return texts > MAX_TEXTS ? undefined : text
    }
    // Browsers send an empty file for a field without a choice.
    if (filename) await takeFile(filename, data)
    else for await (const _ of data);
    return undefined
  }

  async function takeFile(filename: string, data: AsyncIterable<Uint8Array>): Promise<void> {
    files += 1
    const name = toShownName(filename)
    arriving = name
    const path = join(tmpdir(), `ezo-photo-${randomUUID()}`)
    try {
      const bytes = await saveFile(path, data)
      const reason = await send(path, { name, bytes })
      if (reason) refused.push({ name, reason })
    } finally {
      await rm(path, { force: true })
    }
  }

  async function send(
    path: string,
    { name, bytes }: { name: string; bytes: number },
  ): Promise<PhotoFailure | undefined> {
    if (bytes > MAX_PHOTO_BYTES) return 'too_large'
    if (bytes === 0) return 'empty'
    if (files > MAX_FILES) return 'full'
    return findPhotoFailure(sendPhoto(path, name))
  }
}

/** Why a photo was not taken. */
export async function findPhotoFailure(sending: ReturnType<SendPhoto>): Promise<PhotoFailure | undefined> {
  try {
    const answer = await sending
    return 'refusal' in answer ? answer.refusal : undefined
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return error.status === 429 ? 'too_often' : 'failed'
  }
}

/** What is over the limit is read and dropped. */
async function readText(data: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of data) {
    bytes += part.length
    if (bytes <= MAX_TEXT_BYTES) parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** What is over the limit is read and dropped. */
async function saveFile(path: string, data: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx')
  let bytes = 0
  try {
    for await (const part of data) {
      bytes += part.length
      if (bytes <= MAX_PHOTO_BYTES) await file.writeFile(part)
    }
  } finally {
    await file.close()
  }
  return bytes
}

/** Without a folder and what is no letter, and not endless. */
export function toShownName(filename: string): string {
  const letters = [...filename.replace(/^.*[/\\]/s, '')].filter((letter) => !/\p{C}/u.test(letter))
  return letters.slice(0, MAX_NAME_LENGTH).join('')
}
