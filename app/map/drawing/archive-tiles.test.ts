import { readFile } from 'node:fs/promises'
import express, { type Response } from 'express'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '~tests/fixtures/listen'
import { MAP_ARCHIVE } from '~tests/fixtures/map-archive'
import { createTileReader } from './archive-tiles'

const TILE = [7, 79, 47] as const
let archive: Buffer
const sites: Listening[] = []

beforeAll(async () => {
  archive = await readFile(MAP_ARCHIVE)
})
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())))

async function serve(answer: (response: Response, part: Buffer) => unknown): Promise<string> {
  const site = await listen(
    express().get(['/map.pmtiles', '/elsewhere'], (request, response) => {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.get('range') ?? '') ?? []
      const part = archive.subarray(Number(from), Number(to) + 1)
      if (request.path === '/elsewhere') response.status(206).end(part)
      else answer(response, part)
    }),
  )
  sites.push(site)
  return `${site.origin}/map.pmtiles`
}

test('a tile of a remote archive equals that of the file', async () => {
  const url = await serve((response, part) => response.status(206).end(part))
  const tile = await createTileReader(url)(...TILE)
  expect(tile?.byteLength).toBeGreaterThan(1_000)
  expect(tile).toEqual(await createTileReader(MAP_ARCHIVE)(...TILE))
})

test('an archive that is replaced while open is read again', async () => {
  let requests = 0
  const url = await serve((response, part) => {
    requests += 1
    response
      .status(206)
      .set('ETag', requests === 1 ? '"old"' : '"new"')
      .end(part)
  })
  expect((await createTileReader(url)(...TILE))?.byteLength).toBeGreaterThan(1_000)
})

test.each<[string, (response: Response, part: Buffer) => unknown]>([
  ['more than it was asked for', (response, part) => response.status(206).end(Buffer.concat([part, part]))],
  ['all of itself', (response) => response.end(archive)],
  ['a redirect', (response) => response.redirect('/elsewhere')],
  ['an error', (response) => response.sendStatus(503)],
])('a remote archive with %s is rejected', async (_answer, answer) => {
  await expect(createTileReader(await serve(answer))(...TILE)).rejects.toThrow()
})

test('reading an endless archive response stops at the requested length', async () => {
  let hasClosed = false
  const url = await serve((response) => {
    const send = () => {
      while (!response.closed && response.write(Buffer.alloc(65_536))) {}
    }
    response.status(206).on('drain', send)
    response.on('close', () => {
      hasClosed = true
    })
    send()
  })
  await expect(createTileReader(url)(...TILE)).rejects.toThrow('more than')
  await expect.poll(() => hasClosed).toBe(true)
})
