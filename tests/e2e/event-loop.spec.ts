import { expect, test } from '@playwright/test'
import { type ObservedSite, readClock, startObservedSite, type Turn } from '../event-loop/observed-site'
import { listPages } from '../event-loop/pages'
import { inFullRun } from './spread'

const STATEMENTS = 4_000
const PAGES = 2_000
/** Longest turn in ms that one visitor may cause for another. */
const MAX_TURN_MS = 20
/** Longest turn of background work in ms: it is measured once, so other programs may have slowed it down. */
const MAX_BACKGROUND_TURN_MS = 2 * MAX_TURN_MS
/** Number of retries for a slow page: garbage collection and other programs do not affect it each time. */
const RETRIES = 4

/** Pages requested first, so that visitors do not wait for their code to be compiled. */
const FIRST_PAGES = ['/en', '/en/s', '/s', '/ru/s', '/en/s/map']

/** Log line after which the columns have been read, too. */
const MODEL_READY = 'the price model was retrained'

test.describe.configure({ mode: 'default' })
test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'what the server does is the same with script',
)
test.setTimeout(900_000)

let site: ObservedSite
let opened = 0

test.beforeAll(async () => {
  site = await startObservedSite({
    SEED_STATEMENTS: String(STATEMENTS),
    RATE_LIMIT_QUESTIONS: '1000000',
    RATE_LIMIT_DRAWINGS: '1000000',
  })
  opened = readClock()
})
test.afterAll(async () => {
  await site.stop()
  site.removeFiles()
})

test('no work blocks the thread of the server longer than 20 ms of processor time', inFullRun(), async () => {
  const atFirst = await observe(async () => {
    for (const path of FIRST_PAGES) await get(path)
    const [id] = await findStatementIds()
    await get(`/en/statements/${id}`)
  })
  const background = await observe(async () => {
    await expect.poll(() => site.hasLogged(MODEL_READY), { timeout: 60_000 }).toBe(true)
  })
  const statementIds = await findStatementIds()
  const pages = listPages(PAGES, statementIds)
  // The first pages of rare kinds compile their code.
  for (const path of pages.slice(0, PAGES / 3)) await get(path)

  const slow = new Map<string, Turn[]>()
  for (const path of pages) {
    const slowest = findSlowest(await observe(() => get(path)))
    if (slowest && slowest.ms > MAX_TURN_MS) slow.set(path, [slowest])
  }
  for (let round = 0; round < RETRIES; round++)
    for (const [path, turns] of slow) {
      const slowest = findSlowest(await observe(() => get(withRound(path, round))))
      if (slowest && slowest.ms > MAX_TURN_MS) turns.push(slowest)
      else slow.delete(path)
    }
  const slowest = findSlowest(site.readTurns().filter(({ from }) => from > opened))
  await site.stop()
  if (slowest) console.log(explain('the slowest turn, the first pages included', slowest))

  const problems = [...slow].map(([path, turns]) => explain(path, turns.at(-1) as Turn))
  for (const [when, turns] of [
    ['the first pages', atFirst],
    ['while it started', background],
  ] as const) {
    const seen = findSlowest(turns)
    if (seen && seen.ms > MAX_BACKGROUND_TURN_MS) problems.push(explain(when, seen))
  }
  expect(problems.join('\n')).toBe('')
})

/** Returns the long turns during some work. */
async function observe(work: () => Promise<void>): Promise<Turn[]> {
  const from = readClock()
  await work()
  const to = readClock()
  return site.readTurns().filter((turn) => turn.to > from && turn.from < to)
}

function findSlowest(turns: readonly Turn[]): Turn | undefined {
  return turns.toSorted((one, other) => other.ms - one.ms)[0]
}

function explain(what: string, turn: Turn): string {
  return `${what}: ${turn.ms.toFixed(1)} ms\n${site.describeTurn(turn)}`
}

async function get(path: string): Promise<void> {
  const response = await fetch(`${site.origin}${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  expect(response.status, path).toBeLessThan(500)
}

/** Returns another URL of the same page that is not cached. */
function withRound(path: string, round: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}round=${round}`
}

async function findStatementIds(): Promise<string[]> {
  const html = await (await fetch(`${site.origin}/en/s`)).text()
  return [...html.matchAll(/id="card-(\d+)"/g)].map(([, id]) => id ?? '')
}
