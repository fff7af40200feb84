import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const IDS = [5, 6, 1_004, 1_005, 3_004]
const HIDDEN = [7, 3_005]

beforeAll(async () => {
  await addPlaces(database.pool)
  for (const id of IDS) await addStatement(database.pool, { id })
  for (const id of HIDDEN) await addStatement(database.pool, { id, status: 'inactive' })
})

async function readPart(part: number | string): Promise<{ parts: number; ids: number[] }> {
  const { body } = await api.get(`/v1/microservice/statements/addresses?part=${part}`)
  return { parts: body.data.parts, ids: body.data.data.map(({ id }: { id: number }) => id) }
}

test('every public statement is in one part of the sitemap, including at a boundary', async () => {
  const { parts } = await readPart(0)
  expect(parts).toBe(4)
  const listed = await Promise.all(Array.from({ length: parts }, (_, at) => readPart(at + 1)))
  expect(listed.map(({ ids }) => ids)).toEqual([[5, 6, 1_004], [1_005], [3_004], []])
})

test.each([0, 5, -1, 'x', '1.5', ''])('the part %s of a sitemap has no statements', async (part) => {
  expect(await readPart(part)).toEqual({ parts: 4, ids: [] })
})
