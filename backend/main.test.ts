import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '~tests/fixtures/listen'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import type { BackendOptions } from './backend-options'
import { toPicturePath } from './demo/pictures/file-names'
import { ARTICLE_ENTRIES } from './initial-data/articles/article'
import { type Backend, createBackendPayments, startBackend } from './main'

const workerFile = withWorkerFile()
let dataDir: string
/** Backends of the current test, which may fail before it stops them. */
const running = new Set<Backend>()

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ezo-backend-'))
  // PostgreSQL started by root runs as another user, who needs access.
  await chmod(dataDir, 0o755)
})

afterEach(async () => {
  for (const backend of running) await stop(backend)
  await rm(dataDir, { recursive: true, force: true })
})

async function start(options: Pick<BackendOptions, 'isDemo'>): Promise<Backend> {
  const log = pino({ level: 'silent' })
  const backend = await startBackend({
    dataDir,
    seedStatements: 20,
    log,
    rateLimitDrawings: 300,
    preparedPictures: 0,
    rootDir: process.cwd(),
    workerFolder: new URL('.', workerFile.url),
    ...options,
  })
  running.add(backend)
  return backend
}

async function stop(backend: Backend) {
  running.delete(backend)
  await backend.stop()
}

async function countStatements({ origin }: Backend): Promise<number> {
  const response = await fetch(`${origin}/api/v1/microservice/statements/count`, {
    headers: { 'x-website-key': 'ezo' },
  })
  return (await response.json()).data.total
}

async function findQuality({ origin }: Backend): Promise<{ country: { statements: number } } | null> {
  const response = await fetch(`${origin}/api/v1/statement-quality`, { headers: { 'x-website-key': 'ezo' } })
  return (await response.json()).data.figures
}

async function findExchangeRate({ origin }: Backend): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1/config`, { headers: { 'x-website-key': 'ezo' } })
  return (await response.json()).data.exchange_rate
}

async function sendPhoneCode({ origin }: Backend): Promise<number> {
  const { status } = await fetch(`${origin}/api/v1/users/validation/send`, {
    method: 'POST',
    headers: { 'x-website-key': 'ezo' },
    body: new URLSearchParams({ number: '555123456' }),
  })
  return status
}

test('a demo starts on an empty data directory, answers, stops and restarts with the same data', {
  timeout: 60_000,
}, async () => {
  const totals: number[] = []
  for (const _start of ['first', 'second']) {
    const backend = await start({ isDemo: true })
    await backend.ready()
    await expect.poll(() => backend.isSearchLoaded()).toBe(true)
    totals.push(await countStatements(backend))
    // The quality figures are counted soon after the start, without a request. They count each statement, and
    // the search each home.
    await expect
      .poll(async () => (await findQuality(backend))?.country.statements, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(totals[0] ?? Number.POSITIVE_INFINITY)
    await stop(backend)
    await expect(backend.ready()).rejects.toThrow()
    await expect(fetch(backend.origin)).rejects.toThrow()
  }
  expect(totals[0]).toBeGreaterThan(10)
  expect(totals[1]).toBe(totals[0])
  await expect(start({ isDemo: false })).rejects.toThrow(/holds demo people,.*Set DEMO=1/s)
})

test('a marketplace outside demo mode starts without demo data and sandboxes', {
  timeout: 60_000,
}, async () => {
  const backend = await start({ isDemo: false })
  expect(await countStatements(backend)).toBe(0)
  expect(await findExchangeRate(backend)).toBeNull()
  expect(backend.sandboxUrls).toBeUndefined()
  const chatToken = await fetch(`${backend.origin}/sandbox/chat/token`, { method: 'POST' })
  expect(chatToken.status).not.toBe(200)
  expect(await sendPhoneCode(backend)).toBe(503)
  const site = await listen(express().use('/sandbox', backend.sandbox).use('/pictures', backend.pictures))
  for (const { drawing } of ARTICLE_ENTRIES.slice(0, 1))
    expect((await fetch(`${site.origin}${toPicturePath(drawing)}.webp`)).status).toBe(404)
  for (const path of [
    'auth',
    'auth/register',
    'sms',
    'mail',
    'bank/1',
    'chat',
    'survey',
    'auction',
    'partner/tbc',
  ])
    expect((await fetch(`${site.origin}/sandbox/${path}`)).status, path).toBe(404)
  await site.close()
  await stop(backend)
})

test('a demo accepts cards of the sandbox bank, and other marketplaces do not', async () => {
  const options = { payments: undefined, publicOrigin: undefined, log: pino({ level: 'silent' }) }
  const create = (isDemo: boolean) => createBackendPayments(new pg.Pool(), { ...options, isDemo })
  expect((await create(true)).gateway?.name).toBe('sandbox')
  expect((await create(false)).gateway).toBeUndefined()
})
