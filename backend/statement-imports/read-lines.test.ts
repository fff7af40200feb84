import { beforeAll, expect, test } from 'vitest'
import { createAddressIndex, type GetAddressIndex } from '~backend/geocoding/address-index'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import { withTestDatabase } from '~tests/database'
import { addPlaces } from '~tests/fixtures/database-rows'
import { findMinMs, readProcessorMs } from '~tests/fixtures/processor-time'
import { parseFile } from './import-worker'
import { readLines } from './read-lines'

const database = withTestDatabase()
let getIndex: GetAddressIndex

beforeAll(async () => {
  await addPlaces(database.pool)
  const getGazetteer = createGazetteer(database.pool, new StreetFinder(database.pool))
  getIndex = createAddressIndex(getGazetteer, 'backend/geocoding/houses')
  await getIndex()
})

/** Measures the longest block of the event loop during a task, in ms of CPU time. */
async function measureMaxTurn(run: () => Promise<unknown>): Promise<number> {
  let isDone = false
  let maxTurn = 0
  let last = readProcessorMs()
  const observe = () => {
    const now = readProcessorMs()
    maxTurn = Math.max(maxTurn, now - last)
    last = now
    if (!isDone) setImmediate(observe)
  }
  setImmediate(observe)
  await run()
  isDone = true
  return maxTurn
}

/** Cells of up to 200 letters, the maximum address length for lookups. */
const NUMBERS = Array.from({ length: 99 }, (_, place) => place).join(' ')
const MISSPELT =
  'rustavelisq chavchavadzx vazhapshavelu kazbegish tseretelix agmashenebelu gamsakhurdiq pekinish abashidzex ' +
  'kostavash melikishvilu nutsubidzex gorgasalish baratashvilu tabidzesh shartavax'

test.each([
  ['many short words', 'vaka saburt tbilis '.repeat(12)],
  ['many numbers', '1 '.repeat(99)],
  ['many different numbers', NUMBERS],
  ['one long number', '9'.repeat(190)],
  ['letters of three scripts', 'ჭავჭ Чавч Chav '.repeat(13)],
  ['misspelt names', MISSPELT],
  ['unknown words', 'qwertyu zxcvbnm plokijh '.repeat(8)],
  ['flats', 'ბინა 1 '.repeat(27)],
])('lookups of %s block the event loop for at most 50 ms', async (_, address) => {
  const line = `1,${address.slice(0, 190)},${address.slice(0, 50)},Tbilisi\n`
  const file = await parseFile(Buffer.from(`id,address,district,city\n${line.repeat(20)}`))
  if ('refusal' in file) throw new Error(file.refusal)
  const { lines } = file
  expect(lines).toHaveLength(20)
  expect(await findMinMs(50, () => measureMaxTurn(() => readLines(lines, getIndex)))).toBeLessThan(50)
})

test('other work runs before each lookup of an address', async () => {
  const file = await parseFile(Buffer.from('id,address,district,city\n1,Qwertyu 1,Plokijh,Tbilisi\n'))
  if ('refusal' in file) throw new Error(file.refusal)
  const index = await getIndex()
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await readLines(file.lines, async () => index)
  isDone = true
  // Before the line, before the lookup with the district, and before the one without.
  expect(turns).toBeGreaterThanOrEqual(3)
})
