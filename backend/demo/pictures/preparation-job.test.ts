import { basename } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { seedDatabase } from '~backend/demo/seed/seed'
import { createInProcessGet } from '~backend/platform/http/in-process'
import { withTestDatabase } from '~tests/database'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { parseRendition } from './file-names'
import { createPicturePreparationJob } from './preparation-job'

const database = withTestDatabase()

test('the first pictures of the given number of statements and VIPs are prepared', async () => {
  await seedDatabase(database.pool, { statements: 60, log: { info: () => {} } })
  const get = createInProcessGet(createTestApi(database.pool, pino({ level: 'silent' })))
  const prepare = vi.fn(async (_paths: readonly string[]) => {})
  const { signal } = new AbortController()
  await createPicturePreparationJob(get, 5, prepare).run(signal)
  const [paths = []] = prepare.mock.calls[0] ?? []
  expect(paths.length).toBeGreaterThanOrEqual(5)
  expect(paths.length).toBeLessThanOrEqual(10)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) expect(parseRendition(`${basename(path)}-480.avif`), path).not.toBeNull()
})

test('no pictures are prepared for a count of zero', async () => {
  const prepare = vi.fn()
  const get = vi.fn()
  await createPicturePreparationJob(get, 0, prepare).run(new AbortController().signal)
  expect(get).not.toHaveBeenCalled()
  expect(prepare).not.toHaveBeenCalled()
})
