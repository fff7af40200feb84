import { beforeAll, expect, test } from 'vitest'
import { createAddressIndex, type GetAddressIndex } from '~backend/geocoding/address-index'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import { withTestDatabase } from '~tests/database'
import { addPlaces } from '~tests/fixtures/database-rows'
import { readProcessorMs } from '~tests/fixtures/processor-time'
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

/** Returns the longest turn of the event loop while a task runs, in ms of processor time. */
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

/** Cells of up to 200 letters, which is the longest address that is looked up. */
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
])('addresses of %s are looked up in turns of at most 50 ms', async (_, address) => {
  const line = `1,${address.slice(0, 190)},${address.slice(0, 50)},Tbilisi\n`
  const file = await parseFile(Buffer.from(`id,address,district,city\n${line.repeat(20)}`))
  if ('refusal' in file) throw new Error(file.refusal)
  const { lines } = file
  expect(lines).toHaveLength(20)
  expect(await measureMaxTurn(() => readLines(lines, getIndex))).toBeLessThan(50)
})

test('other work runs before each look-up of the address of a line', async () => {
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
  // One before the line, one before the look-up with its district, one before that without.
  expect(turns).toBeGreaterThanOrEqual(3)
})
