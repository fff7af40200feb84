import { beforeAll, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { createCountryGrid } from './country-grid'
import type { Where } from './where'

const database = withTestDatabase()

beforeAll(async () => {
  await addPlaces(database.pool)
  await addStatement(database.pool, { user_id: await addUser(database.pool), lat: 41.7, lng: 44.8 })
})

const cheaperThan = (price: number): Where => ({ sql: 's.price_gel < $1', values: [price] })

/** Locks the table, so that queries started meanwhile wait. */
async function whileLocked(work: (waiting: () => Promise<number>) => Promise<void>): Promise<void> {
  const holder = await database.pool.connect()
  try {
    await holder.query('begin; lock table statements in access exclusive mode')
    await work(async () => {
      const { rowCount } = await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rowCount ?? 0
    })
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

describe('map grids of the whole country', () => {
  test('grids are counted two at a time, and others wait', async () => {
    const gridOf = createCountryGrid(database.pool)
    let answers: Promise<unknown>[] = []
    await whileLocked(async (waiting) => {
      answers = [1, 2, 3, 4, 5, 6].map((index) => gridOf(cheaperThan(index * 1_000_000)))
      await expect.poll(waiting).toBe(2)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(await waiting()).toBe(2)
    })
    expect(await Promise.all(answers)).toEqual(
      Array(6).fill([expect.objectContaining({ count: 1, row: 8340, column: 8960 })]),
    )
  })

  test('a grid is counted once for concurrent callers with the same conditions', async () => {
    const gridOf = createCountryGrid(database.pool)
    let answers: Promise<unknown>[] = []
    await whileLocked(async (waiting) => {
      answers = Array.from({ length: 100 }, () => gridOf(cheaperThan(7_000_000)))
      await expect.poll(waiting).toBe(1)
    })
    expect(new Set(await Promise.all(answers)).size).toBe(1)
  })

  test('a grid answers 429 at once if the queue is full', async () => {
    const gridOf = createCountryGrid(database.pool)
    let answers: Promise<unknown>[] = []
    await whileLocked(async () => {
      answers = Array.from({ length: 32 }, (_, index) => gridOf(cheaperThan(8_000_000 + index)))
      await expect(gridOf(cheaperThan(9_000_000))).rejects.toMatchObject({ status: 429 })
    })
    expect(await Promise.all(answers)).toHaveLength(32)
    expect(await gridOf(cheaperThan(9_000_000))).toHaveLength(1)
  })

  test('a grid answers 429 if counting times out, and the next call counts it again', async () => {
    const gridOf = createCountryGrid(database.pool, 100)
    await whileLocked(async (waiting) => {
      await expect(gridOf(cheaperThan(6_000_000))).rejects.toMatchObject({ status: 429 })
      expect(await waiting()).toBe(0)
    })
    expect(await gridOf(cheaperThan(6_000_000))).toHaveLength(1)
  })
})
