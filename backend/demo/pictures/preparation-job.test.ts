import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path, { basename } from 'node:path'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seedDatabase } from '~backend/demo/seed/seed'
import { createInProcessGet, type GetInProcess } from '~backend/platform/http/in-process'
import { success } from '~contract/schemas/envelope'
import { StatementList } from '~contract/schemas/statements'
import { withTestDatabase } from '~tests/database'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { parseRendition } from './file-names'
import { createPicturePreparationJob, prepareBeforeStart } from './preparation-job'
import { createDemoPictures } from './routes'
import { findStill, isBareStyle } from './stills/variant'

const database = withTestDatabase()
const log = { warn: vi.fn(), error: vi.fn() }
let get: GetInProcess
let cacheDir = ''

beforeAll(async () => {
  await seedDatabase(database.pool, { statements: 700, log: { info: () => {} } })
  get = createInProcessGet(createTestApi(database.pool, pino({ level: 'silent' })))
  cacheDir = await mkdtemp(path.join(tmpdir(), 'prepared-'))
})
afterAll(() => rm(cacheDir, { recursive: true }))

/** Returns the pictures of each statement of a page, the first one first. */
async function loadPage(filters: Record<string, string>) {
  const query = new URLSearchParams({ per_page: '20', ...filters })
  const { body } = await get(
    { path: `/api/v1/microservice/statements?${query}`, headers: { 'x-website-key': 'ezo' } },
    new AbortController().signal,
  )
  return success(StatementList)
    .parse(body)
    .data.flatMap(({ images }) => {
      const all = (images ?? []).toSorted((one, other) => Number(other.is_main) - Number(one.is_main))
      const paths = all.flatMap(({ base }) => base ?? [])
      return paths.length > 0 ? [paths] : []
    })
}

const HOME_PAGE: Record<string, string>[] = [
  { is_vip: '1', per_page: '9' },
  { order_by: 'created_at', newest: '1', without_vip: '1', per_page: '12' },
  { with_3d: '1', per_page: '13' },
]
const TYPES = ['1', '2', '3', '4', '5', '6'].map((type) => ({ real_estate_types: type }))
const PAGES: Record<string, string>[] = [
  {},
  { page: '2' },
  { page: '3' },
  { sorting: '1' },
  { is_vip: '1' },
  ...TYPES,
]
const toIllustration = (picture: string) => parseRendition(`${basename(picture)}.webp`)

const isBareRoom = (picture: string) => {
  const { kind, seed = '' } = toIllustration(picture) ?? {}
  return kind === 'living' && isBareStyle(seed)
}

test.each(PAGES)('no first picture is shown twice on the page %j', async (filters) => {
  const first = (await loadPage(filters)).map(([picture]) => picture)
  expect(first.length).toBeGreaterThan(1)
  expect(new Set(first).size).toBe(first.length)
})

test('no first picture is shown twice on the home page', async () => {
  const shown = new Map<string, string>()
  for (const row of HOME_PAGE)
    for (const all of await loadPage(row)) {
      const [first = ''] = all
      const gallery = all.toSorted().join()
      expect(shown.get(first) ?? gallery, first).toBe(gallery)
      shown.set(first, gallery)
    }
  expect(shown.size).toBeGreaterThan(15)
})

test('no statement of the first pages leads with a bare room if it has another picture', async () => {
  for (const filters of [...PAGES, ...HOME_PAGE])
    for (const pictures of await loadPage(filters)) {
      const bare = pictures.map((picture) => isBareRoom(picture))
      if (bare.includes(false)) expect(bare[0], pictures.join(' ')).toBe(false)
    }
})

test('a room or building is rarely shown twice on a page, even in other colours', async () => {
  for (const filters of PAGES.slice(0, 2)) {
    const motifs = (await loadPage(filters)).map(([picture = '']) => {
      const illustration = toIllustration(picture)
      return (illustration && findStill(illustration)?.file) ?? picture
    })
    expect(new Set(motifs).size).toBeGreaterThan(0.7 * motifs.length)
  }
})

test('the cards of the home page and the first sixty statements are drawn before the site answers', async () => {
  const draw = vi.fn(async () => new Uint8Array([1, 2, 3]))
  const pictures = createDemoPictures({
    cacheDir,
    log,
    draw,
    isIssued: async () => true,
    drawingsPerMinute: 1,
  })
  await prepareBeforeStart({ get, count: 60, prepare: pictures.prepare }, log)
  const drawn = draw.mock.calls.length
  const server = express().use('/pictures', pictures.routes).listen(0)
  const { port } = server.address() as { port: number }
  try {
    for (const filters of [...PAGES.slice(0, 3), ...HOME_PAGE])
      for (const [first] of await loadPage(filters))
        for (const width of [480, 800]) {
          const answer = await fetch(`http://127.0.0.1:${port}${first}-${width}.avif`)
          expect(answer.status, `${first}-${width}`).toBe(200)
        }
  } finally {
    server.close()
  }
  expect(drawn).toBeGreaterThan(100)
  expect(draw).toHaveBeenCalledTimes(drawn)
})

test('the hourly job prepares more widths of the same pictures, each once', async () => {
  const prepare = vi.fn(async (_paths: readonly string[]) => {})
  await createPicturePreparationJob({ get, count: 5, prepare }).run(new AbortController().signal)
  const [paths = []] = prepare.mock.calls[0] ?? []
  expect(paths.length).toBeGreaterThanOrEqual(5)
  expect(new Set(paths).size).toBe(paths.length)
  for (const picture of paths) expect(toIllustration(picture), picture).not.toBeNull()
})

test('no pictures are prepared for a count of zero', async () => {
  const [prepare, neverGet] = [vi.fn(), vi.fn()]
  await createPicturePreparationJob({ get: neverGet, count: 0, prepare }).run(new AbortController().signal)
  await prepareBeforeStart({ get: neverGet, count: 0, prepare }, log)
  expect(neverGet).not.toHaveBeenCalled()
  expect(prepare).not.toHaveBeenCalled()
})
