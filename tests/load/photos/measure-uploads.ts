import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { MAX_PHOTO_PART_BYTES, MAX_PHOTOS, PHOTO_PART_PATH } from '~contract/statement-photos'
import { formatTable } from '../format-table'
import { registerVisitor } from '../pages/servers'
import { percentile, timeWork } from '../timing'

const UPLOADS = 200
/** Interval in ms between visitors, whether or not earlier ones have their page. */
const PAGE_INTERVAL_MS = 200
const REST_MS = 20_000

/**
 * Sends 200 photos at once, as scripts of five owners would, and measures how long searches take meanwhile.
 */
export async function measureUploads(origin: string, photographs: readonly Buffer[]): Promise<string> {
  const drafts = await Promise.all(
    Array.from({ length: Math.ceil(UPLOADS / MAX_PHOTOS) }, () => startDraft(origin)),
  )
  await watchSearch(origin, pause(2_000))
  const rest = await watchSearch(origin, pause(REST_MS))
  const taken: number[] = []
  const failures = new Map<string, number>()
  const began = performance.now()
  const uploading = Array.from({ length: UPLOADS }, async (_, index) => {
    const draft = drafts[index % drafts.length]
    const photograph = photographs[index % photographs.length]
    if (!draft || !photograph) throw new Error('there is nothing to send')
    // Bytes after the end make it another file of the same picture.
    const failure = await upload(origin, draft, Buffer.concat([photograph, randomBytes(16)]))
    if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1)
    else taken.push(performance.now() - began)
  })
  const meanwhile = await watchSearch(origin, Promise.all(uploading))
  const seconds = (performance.now() - began) / 1_000
  const row = (name: string, times: number[]) => [
    name,
    `${times.length}`,
    ...[50, 95, 99].map((share) => percentile(times, share).toFixed(0)),
  ]
  const failed = [...failures].map(([failure, count]) => `, ${count} ${failure}`).join('')
  return [
    formatTable(
      ['/s, ms', 'pages', 'p50', 'p95', 'p99'],
      [row('at rest', rest), row('during uploads', meanwhile)],
    ),
    `p99 during uploads: ${(percentile(meanwhile, 99) / percentile(rest, 99)).toFixed(2)} times that at rest\n`,
    `${taken.length} of ${UPLOADS} photos taken in ${seconds.toFixed(0)} s, half of them by ${(percentile(taken, 50) / 1_000).toFixed(0)} s${failed}\n`,
  ].join('')
}

interface Draft {
  cookie: string
  id: string
}

async function startDraft(origin: string): Promise<Draft> {
  const cookie = await registerVisitor(origin)
  const answer = await fetch(`${origin}/en/account/statements/new?step=kind`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie },
    body: new URLSearchParams({ deal_type_id: '1', real_estate_type_id: '1', version: '0' }),
  })
  const id = new URL(answer.headers.get('location') ?? '/', origin).searchParams.get('draft')
  if (!id) throw new Error(`${answer.status}: no draft was begun`)
  return { cookie, id }
}

/** @returns reason for a rejection */
async function upload(origin: string, { cookie, id }: Draft, photo: Buffer): Promise<string | undefined> {
  const key = randomUUID()
  for (let offset = 0; offset < photo.length; offset += MAX_PHOTO_PART_BYTES) {
    const { status, text } = await post(`${origin}${PHOTO_PART_PATH}?draft=${id}`, {
      headers: {
        origin,
        cookie,
        'upload-key': key,
        'upload-offset': String(offset),
        'upload-length': String(photo.length),
      },
      body: photo.subarray(offset, offset + MAX_PHOTO_PART_BYTES),
    })
    if (status !== 200) return `${status}`
    const { failure } = JSON.parse(text)
    if (failure) return failure
  }
  return undefined
}

/** Posts without the time limit of fetch. */
function post(url: string, { headers, body }: { headers: Record<string, string>; body: Buffer }) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers: { ...headers, 'content-length': body.length } })
    sending.on('error', reject)
    sending.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sending.end(body)
  })
}

let requested = 0

/** Times pages that were not requested before, in ms, until the work is done. */
async function watchSearch(origin: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const pages: Promise<void>[] = []
  let isDone = false
  const ending = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    requested += 1
    const url = `${origin}/en/s?price_from=${requested}&currency_id=2`
    pages.push(
      timeWork(async () => {
        const answer = await fetch(url)
        if (!answer.ok) throw new Error(`${answer.status} ${url}`)
        await answer.text()
      }).then((ms) => {
        times.push(ms)
      }),
    )
    await pause(PAGE_INTERVAL_MS)
  }
  await Promise.all([ending, ...pages])
  return times
}
