import { expect, test } from 'vitest'
import { z } from 'zod'
import { withTestDatabase } from '~tests/database'
import { createPrimaryReads } from './db/long-reads'
import { createPublicFiguresJob, findPublicFigures, type PublicFigures } from './public-figures'

const database = withTestDatabase()
const HOUR_MS = 3_600_000

function createFigures(name: string) {
  const counts = { run: 0, error: undefined as Error | undefined }
  const figures: PublicFigures<{ runs: number }> = {
    name,
    schema: z.object({ runs: z.number() }),
    maxAgeMs: HOUR_MS,
    async count() {
      counts.run += 1
      if (counts.error) throw counts.error
      return { runs: counts.run }
    },
  }
  return { figures, counts, find: () => findPublicFigures(database.pool, figures) }
}

/** Runs the job in a new process. */
function run(...all: PublicFigures[]) {
  const { pool } = database
  const job = createPublicFiguresJob({ pool, readLong: createPrimaryReads(pool) }, all)
  return job.run(new AbortController().signal)
}

const addAge = (ms: number) =>
  database.pool.query('update public_figures set counted_at = counted_at - make_interval(secs => $1)', [
    ms / 1000,
  ])

test('figures are counted at the start, and again by any process when they are old', async () => {
  const { figures, counts, find } = createFigures('aging')
  expect(await find()).toBe(undefined)
  expect(await run(figures)).toBe(HOUR_MS)
  expect(await find()).toEqual({ runs: 1 })

  await addAge(HOUR_MS / 2)
  const delay = (await run(figures)) ?? 0
  expect(delay).toBeGreaterThan(HOUR_MS / 3)
  expect(delay).toBeLessThanOrEqual(HOUR_MS / 2)
  expect(counts.run).toBe(1)

  await addAge(HOUR_MS / 2)
  await run(figures)
  expect(await find()).toEqual({ runs: 2 })
})

test('figures counted before the clock was set back are counted again', async () => {
  const { figures, find } = createFigures('ahead')
  await run(figures)
  await addAge(-HOUR_MS)
  await run(figures)
  expect(await find()).toEqual({ runs: 2 })
})

test('figures of another release are ignored and counted again', async () => {
  const { figures, find } = createFigures('changed')
  await run({ ...figures, schema: z.object({}), count: async () => ({ sums: 5 }) })
  expect(await find()).toBe(undefined)
  await run(figures)
  expect(await find()).toEqual({ runs: 1 })
})

test('failing figures keep their last count, and the others are counted', async () => {
  const [failing, other] = [createFigures('failing'), createFigures('other')]
  await run(failing.figures)
  await addAge(HOUR_MS)
  failing.counts.error = new Error('no memory left')
  await expect(run(failing.figures, other.figures)).rejects.toThrow('no memory left')
  expect([await failing.find(), await other.find()]).toEqual([{ runs: 1 }, { runs: 1 }])
})

test('a count may run longer than other queries', async () => {
  const { figures } = createFigures('slow')
  let limit: unknown
  await run({
    ...figures,
    async count(db) {
      limit = (await db.query('show statement_timeout')).rows[0]?.statement_timeout
      return { runs: 1 }
    },
  })
  expect(limit).toBe('2min')
  expect((await database.pool.query('show statement_timeout')).rows[0]?.statement_timeout).not.toBe('2min')
})
