import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendPhoto } from '~/enhance/photo-form/send-photo'
import type { takePhotoPart } from '~/features/statement-drafts/take-photo-part.server'

type TakePhotoPart = typeof takePhotoPart

const URL_OF_PARTS = 'http://ezo.test/do/photo-part'
const PHOTO = randomBytes(2_500_000)
let parent = ''
let taken: Buffer[] = []
let sentBytes = 0

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ezo-photo-parts-'))
  taken = []
  sentBytes = 0
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('window', globalThis)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await rm(parent, { recursive: true })
})

function shortenPauses(factor: number): void {
  const start = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => start(run, ms / factor))
}

/** Starts a server process, which shares only the folder with others. */
async function startProcess(folder: string) {
  vi.resetModules()
  const module = await import('~/features/statement-drafts/take-photo-part.server')
  const take: TakePhotoPart = module.takePhotoPart
  return (request: Request) =>
    take(request, {
      draft: 'a draft',
      folder: join(parent, folder),
      async sendPhoto(path) {
        taken.push(await readFile(path))
        return { photo: {} }
      },
    }).catch((answer: unknown) => {
      if (answer instanceof Response) return answer
      throw answer
    })
}

type Process = Awaited<ReturnType<typeof startProcess>>

/**
 * Sends requests of the browser's script to these processes in turn, as a balancer without sticky sessions
 * does.
 */
function balance(processes: readonly Process[]) {
  let turn = 0
  class BalancedRequest extends EventTarget {
    readonly upload = new EventTarget()
    readonly headers = new Headers()
    status = 0
    responseText = ''
    open() {}
    abort() {}
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value)
    }
    getResponseHeader() {
      return null
    }
    async send(part: Blob) {
      const process = processes[turn % processes.length]
      turn += 1
      sentBytes += part.size
      const body = await part.arrayBuffer()
      const answer = await process?.(
        new Request(URL_OF_PARTS, { method: 'POST', headers: this.headers, body }),
      )
      this.status = answer?.status ?? 0
      this.responseText = (await answer?.text()) ?? ''
      this.dispatchEvent(new Event('loadend'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', BalancedRequest)
}

const send = () =>
  sendPhoto(new File([PHOTO], 'kitchen.jpg'), {
    url: URL_OF_PARTS,
    onProgress: () => undefined,
    onBreak: () => undefined,
  })

describe('photo of 2.5 MB sent in parts', () => {
  test('a photo in parts is complete if two processes with a shared folder get its parts in turn', async () => {
    balance([await startProcess('shared'), await startProcess('shared')])
    expect(await send()).toBeUndefined()
    expect(taken).toHaveLength(1)
    expect(taken[0]?.equals(PHOTO)).toBe(true)
    expect(sentBytes).toBe(PHOTO.length)
  })

  test('a photo in parts falls back to the plain form if the processes share no folder, after at most 3 MB', async () => {
    shortenPauses(100)
    balance([await startProcess('one'), await startProcess('another')])
    expect(await send()).toBe('no_parts')
    expect(taken).toEqual([])
    expect(sentBytes).toBeLessThanOrEqual(3_000_000)
  })

  test('a photo in parts falls back to the plain form if every request breaks off', async () => {
    shortenPauses(1_000)
    balance([])
    expect(await send()).toBe('no_parts')
  })
})

const part = (key: string, offset: number, body: string) =>
  new Request(URL_OF_PARTS, {
    method: 'POST',
    body,
    headers: { 'upload-key': key, 'upload-offset': `${offset}`, 'upload-length': '6' },
  })

test('two processes never write to one photo at the same time', async () => {
  const [one, other] = [await startProcess('shared'), await startProcess('shared')]
  const key = randomUUID()
  await one(part(key, 0, 'abc'))
  const answers = await Promise.all([one(part(key, 3, 'def')), other(part(key, 3, 'def'))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(taken.map(String)).toEqual(['abcdef'])
})
