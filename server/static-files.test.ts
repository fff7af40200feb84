import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compression from 'compression'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '~tests/fixtures/listen'
import { answerMissingFile, staticFiles } from './static-files'

const folder = mkdtempSync(join(tmpdir(), 'ezo-static-'))
const ARCHIVE = '/map/georgia-0123456789ab.pmtiles'
const CONTENT = 'PMTiles, then tiles. '.repeat(500)
let site: Listening

beforeAll(async () => {
  mkdirSync(join(folder, 'map'))
  writeFileSync(join(folder, ARCHIVE), CONTENT)
  site = await listen(express().use(compression()).use(staticFiles(folder)).use('/map', answerMissingFile))
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (headers: Record<string, string>, method = 'GET') =>
  fetch(site.origin + ARCHIVE, { method, headers: { 'accept-encoding': 'identity', ...headers } })

test.each([
  ['bytes=0-6', 'PMTiles', 'bytes 0-6/10500'],
  ['bytes=-8', 'tiles. '.padStart(8, ' '), 'bytes 10492-10499/10500'],
  ['bytes=10490-', CONTENT.slice(10_490), 'bytes 10490-10499/10500'],
])('a request for the range %s of the tile archive gets only that range', async (range, text, shown) => {
  const answer = await get({ range, 'accept-encoding': 'br, gzip' })
  expect([answer.status, await answer.text()]).toEqual([206, text])
  expect(answer.headers.get('content-range')).toBe(shown)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('etag')).toBe('"0123456789ab"')
})

test('a range beyond the archive is rejected, with the length of the archive', async () => {
  const answer = await get({ range: 'bytes=99999-' })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10500'])
})

test('a range continues only in the archive in which it started', async () => {
  const same = await get({ range: 'bytes=0-6', 'if-range': '"0123456789ab"' })
  expect([same.status, await same.text()]).toEqual([206, 'PMTiles'])
  const other = await get({ range: 'bytes=0-6', 'if-range': '"ba9876543210"' })
  expect([other.status, (await other.text()).length]).toEqual([200, CONTENT.length])
})

test('HEAD says that ranges are supported', async () => {
  const answer = await get({}, 'HEAD')
  expect([answer.status, answer.headers.get('accept-ranges'), await answer.text()]).toEqual([
    200,
    'bytes',
    '',
  ])
  expect(answer.headers.get('content-length')).toBe('10500')
})

test('an archive of another version is not found', async () => {
  const answer = await fetch(`${site.origin}/map/georgia-ba9876543210.pmtiles`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
