import { MAX_PHOTO_BYTES, MAX_PHOTO_PART_BYTES, type PhotoFailure } from '~contract/statement-photos'

/** Response to an uploaded part. Only the server's type is imported, so that no script contains its code. */
type PartAnswer = { offset: number; isDone: boolean; failure?: PhotoFailure }

interface Sending {
  /** URL that receives the parts. */
  url: string
  onProgress(sentBytes: number): void
  /** Called when the connection is lost or restored. */
  onBreak(isBroken: boolean): void
}

/** Time without a transmitted byte after which a part is sent again, in ms. */
const MAX_SILENCE_MS = 20_000
/** Timeout for processing an uploaded photo in ms, as it may wait for other users' photos. */
const MAX_WORK_MS = 300_000
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 15_000
/** Maximum number of responses that report a server failure. */
const MAX_FAILURES = 4
/**
 * Maximum number of consecutive responses without progress, for example from servers that share no uploaded
 * parts.
 */
const MAX_STEPS_BACK = 4
/** Maximum number of consecutive tries without a response: about ten minutes. */
const MAX_BREAKS = 40

/**
 * Uploads a photo in parts and resumes after lost connections. Tries without progress are paced and counted.
 * @returns the failure; `no_parts` if it can only be sent whole; undefined on success
 * @throws Error if the page must be reloaded, for example after signing out
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
      // It was accepted earlier, but the response was lost.
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

/** Sends one part; undefined if the connection was lost. */
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

/** Parses the response; undefined for another site's response, such as an error page. */
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

/** Waits until the browser reports a connection, but no longer than `ms`. */
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
