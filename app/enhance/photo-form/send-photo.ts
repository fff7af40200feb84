import { MAX_PHOTO_BYTES, MAX_PHOTO_PART_BYTES, type PhotoFailure } from '~contract/statement-photos'

/** Of the server; a type of it alone, so that no script contains its code. */
type PartAnswer = { offset: number; isDone: boolean; failure?: PhotoFailure }

interface Sending {
  /** Where parts are sent. */
  url: string
  onProgress(sentBytes: number): void
  /** Whether there is no connection at the moment. */
  onBreak(isBroken: boolean): void
}

/** Without a byte, after which a part is sent anew. */
const MAX_SILENCE_MS = 20_000
/** A photo that has arrived may wait for those of others. */
const MAX_WORK_MS = 300_000
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 15_000
/** Answers of a server that could not do its part. */
const MAX_FAILURES = 4
/** Answers in a row that bring the photo no further, as of servers that do not share what has arrived. */
const MAX_STEPS_BACK = 4
/** Tries in a row without an answer: about ten minutes. */
const MAX_BREAKS = 40

/**
 * Sends a photo in parts, through breaks of the line. Tries that bring it no further are paced and counted.
 * @returns why it was not taken; `no_parts` if it can only be sent whole; undefined once it was taken
 * @throws Error where the page has to be loaded again, as for somebody who is signed out
 */
export async function sendPhoto(
  photo: File,
  { url, onProgress, onBreak }: Sending,
): Promise<PhotoFailure | 'no_parts' | undefined> {
  if (photo.size > MAX_PHOTO_BYTES) return 'too_large'
  if (photo.size === 0) return 'empty'
  const headers = {
    'upload-key': crypto.randomUUID(),
    'upload-name': encodeURIComponent(photo.name),
    'upload-length': String(photo.size),
  }
  let offset = 0
  let furthest = 0
  let stepsBack = 0
  let breaks = 0
  let failures = 0
  let pauseMs = FIRST_PAUSE_MS
  let isAnswerMissing = false
  while (true) {
    const part = photo.slice(offset, offset + MAX_PHOTO_PART_BYTES)
    const response = await sendPart(url, { ...headers, 'upload-offset': String(offset) }, part, (bytes) =>
      onProgress(offset + bytes),
    )
    const answer = response && readAnswer(response)
    if (answer) {
      offset = answer.offset
      onProgress(offset)
      onBreak(false)
      // It was taken, but the line broke before that was told.
      if (answer.isDone && answer.failure === 'same' && isAnswerMissing) return undefined
      if (answer.isDone) return answer.failure
      breaks = 0
      if (!answer.failure && offset > furthest) {
        furthest = offset
        stepsBack = 0
        pauseMs = FIRST_PAUSE_MS
        continue
      }
      if (!answer.failure) {
        stepsBack += 1
        if (stepsBack === MAX_STEPS_BACK) return 'no_parts'
        await waitForLine(pauseMs)
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
        continue
      }
    }
    if (answer) isAnswerMissing = true
    if (!response) isAnswerMissing ||= offset + part.size === photo.size
    else if (!answer && response.status >= 400 && response.status < 408) throw new Error(`${response.status}`)
    else if (response.status !== 423 && response.status !== 429) failures += 1
    if (failures === MAX_FAILURES) return answer?.failure ?? 'failed'
    if (!response) breaks += 1
    if (breaks === MAX_BREAKS) return 'no_parts'
    onBreak(response?.status !== 423)
    await waitForLine(getRetryAfterMs(response) ?? pauseMs)
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
  }
}

/** Undefined where the line broke. */
function sendPart(
  url: string,
  headers: Record<string, string>,
  part: Blob,
  onProgress: (bytes: number) => void,
): Promise<XMLHttpRequest | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let silence = 0
    const giveUpAfter = (ms: number) => {
      clearTimeout(silence)
      silence = window.setTimeout(() => request.abort(), ms)
    }
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded }) => {
      giveUpAfter(MAX_SILENCE_MS)
      onProgress(loaded)
    })
    request.upload.addEventListener('load', () => giveUpAfter(MAX_WORK_MS))
    request.addEventListener('loadend', () => {
      clearTimeout(silence)
      resolve(request.status === 0 ? undefined : request)
    })
    giveUpAfter(MAX_SILENCE_MS)
    request.send(part)
  })
}

/** Undefined for what is no answer of ours, as a page of an error. */
function readAnswer({ status, responseText }: XMLHttpRequest): PartAnswer | undefined {
  if (status !== 200 && status !== 409) return undefined
  try {
    const answer = JSON.parse(responseText)
    return typeof answer.offset === 'number' ? answer : undefined
  } catch {
    return undefined
  }
}

function getRetryAfterMs(response: XMLHttpRequest | undefined): number | undefined {
  const seconds = Number(response?.getResponseHeader('retry-after'))
  return seconds > 0 ? seconds * 1_000 : undefined
}

/** Goes on as soon as the browser says that there is a line again. */
function waitForLine(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    addEventListener('online', done, { once: true })
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
  })
}
