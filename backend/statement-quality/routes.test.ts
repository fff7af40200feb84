import { setTimeout as sleep } from 'node:timers/promises'
import express from 'express'
import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { statementQualityRoutes } from './routes'

const database = withTestDatabase()
const MAX_WAIT_MS = 50
const server = withServer(() => express().use(statementQualityRoutes(database.pool, MAX_WAIT_MS)))

beforeAll(async () => {
  await addPlaces(database.pool)
  await addStatement(database.pool)
})

async function getFigures() {
  const response = await fetch(`${server.origin}/statement-quality`)
  expect(response.status).toBe(200)
  return (await response.json()).data.figures
}

test('many visitors wait for one count, not for long, and get its figures for an hour', async () => {
  const { pool } = database
  const lock = await pool.connect()
  await lock.query('begin; lock table statements')
  let counts = 0
  const addCount = () => {
    counts += 1
  }
  // Each count has a connection of its own.
  pool.on('acquire', addCount)
  expect(await Promise.all(Array.from({ length: 20 }, getFigures))).toEqual(Array(20).fill(null))
  await lock.query('rollback')
  lock.release()
  await expect.poll(getFigures, { timeout: 30_000 }).toMatchObject({ country: { statements: 1 } })
  pool.off('acquire', addCount)
  expect(counts).toBe(1)

  await addStatement(pool)
  await sleep(2 * MAX_WAIT_MS)
  expect(await getFigures()).toMatchObject({ country: { statements: 1 } })
})
