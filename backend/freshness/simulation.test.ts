import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '~backend/demo/random'
import { openPool } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { findPage } from '~backend/search/memory/find-page'
import { LiveColumnStore } from '~backend/search/memory/live-column-store'
import { HOMES_FIRST } from '~backend/search/sort-order'
import { createColumnSource } from '~backend/search/sql/column-source'
import { listOrderedIds } from '~backend/search/sql/list-statement-ids'
import { confirmByAnswer } from '~backend/statements/confirm-by-answer'
import { applyOwnAction } from '~backend/statements/own/actions'
import { setPrice } from '~backend/statements/own/price'
import { MIN_NOTICE_DAYS, UNCONFIRMED_STEPS, WITHDRAWN_STEP } from '~contract/freshness'
import { DAY_MS } from '~contract/values/georgian-time'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { testLog } from '~tests/log'
import { advanceSteps } from './advance-steps'
import { announceSteps } from './announce-steps'
import { confirmByLink } from './confirmation-links'

const database = withTestDatabase()
const DAYS = 75
/** Owners of each habit; `npm run simulate:freshness` has more. */
const OWNERS = Number(process.env.SIMULATED_OWNERS ?? 1)
const STATEMENTS_OF_OWNER = 4
/** Test timeout in ms; the days of many owners take minutes. */
const MAX_DURATION_MS = 60_000 * OWNERS
/** Days on which no job runs. */
const OUTAGE = { from: 25, until: 31 }
/** Hours by which the clock is wrong, by day. */
const WRONG_CLOCK: Readonly<Record<number, number>> = { 12: -30, 40: -72, 41: -72, 55: -5, 56: 26 }
/** Longest time in days before a due step is taken: a daily run, the outage and a late announcement. */
const MAX_DELAY_DAYS = 2
const MAX_OUTAGE_DELAY_DAYS = MAX_DELAY_DAYS + OUTAGE.until - OUTAGE.from + MIN_NOTICE_DAYS

type Habit =
  | 'presses the link at once'
  | 'presses every link twice'
  | 'presses the link when lowered'
  | 'presses the link when hidden'
  | 'presses the link when withdrawn'
  | 'confirms in the account'
  | 'changes prices'
  | 'answers messages'
  | 'never answers'
const HABITS: readonly Habit[] = [
  'presses the link at once',
  'presses every link twice',
  'presses the link when lowered',
  'presses the link when hidden',
  'presses the link when withdrawn',
  'confirms in the account',
  'changes prices',
  'answers messages',
  'never answers',
]

type Owner = { id: number; habit: Habit; statements: number[] }
type State = {
  id: number
  user_id: number
  status: string
  is_public: boolean
  unconfirmed_step: number
  announced_step: number
  confirmed_at: Date
  /** Age of the confirmation in days, by the moved clock. */
  age: number
}

let pool: pg.Pool
let owners: Owner[]
const random: Random = createRandom('freshness', 0)

/** Replaces `now()` for all SQL of the pool by a clock that the simulation moves. */
beforeAll(async () => {
  const { pool: setUp, connection } = database
  await addPlaces(setUp)
  await setUp.query(`
    create schema clock;
    create table clock.shift (hours double precision not null);
    insert into clock.shift values (0);
    create function clock.now() returns timestamptz language sql stable
      as $$ select pg_catalog.now() + make_interval(secs => 3600 * hours) from clock.shift $$`)
  const { rows } = await setUp.query<{ name: string }>('select current_database() as name')
  await setUp.query(`alter database "${rows[0]?.name}" set search_path = clock, pg_catalog, public`)
  pool = await openPool(connection, { log: testLog })
  owners = []
  for (const habit of HABITS)
    for (let number = 0; number < OWNERS; number += 1) {
      const id = await addUser(pool)
      const statements: number[] = []
      for (let at = 0; at < STATEMENTS_OF_OWNER; at += 1)
        statements.push(
          await addStatement(pool, {
            user_id: id,
            confirmed_at: new Date(Date.now() - random.between(0, 10) * DAY_MS),
            last_updated: new Date(Date.now() - random.between(0, 60) * DAY_MS),
            expires_at: new Date(Date.now() + 400 * DAY_MS),
          }),
        )
      owners.push({ id, habit, statements })
    }
})
afterAll(() => pool.end())

async function listStates(): Promise<Map<number, State>> {
  const { rows } = await pool.query<State>(
    `select id, user_id, status, is_public, unconfirmed_step, announced_step, confirmed_at,
       extract(epoch from now() - confirmed_at)::float8 / 86400 as age
     from statements order by id`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Runs the job as several servers do; on some days, one of them is killed meanwhile. */
async function runJob(day: number) {
  await Promise.allSettled([advanceSteps(pool), advanceSteps(pool)])
  const announcements = Promise.allSettled([announceSteps(pool), announceSteps(pool)])
  if (day % 5 === 3)
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    )
  await announcements
  // The next run, after the kill.
  await advanceSteps(pool)
  await announceSteps(pool)
}

const codesByOwner = new Map<number, { step: number; code: string }[]>()
const announced = new Map<string, number>()
const counts = { messages: 0, confirmations: 0, repeats: 0, lowered: 0, hidden: 0, withdrawn: 0, returned: 0 }
const received = new Set<string>()

/** Reads the new messages: at most one for each owner, step and day. */
async function receiveMessages(day: number) {
  const { rows } = await pool.query<{ id: string; user_id: number; cause: string; path: string }>(
    `select id, user_id, cause, content->'link'->>'path' as path from messages`,
  )
  for (const { id, user_id, cause, path } of rows.filter((row) => !received.has(row.id))) {
    received.add(id)
    counts.messages += 1
    const step = Number(cause.split(':')[1])
    const code = new URL(path, 'https://site.test').searchParams.get('code') ?? ''
    const key = `${user_id} ${step} ${day}`
    expect(announced.has(key), `one message for ${key}`).toBe(false)
    announced.set(key, day)
    codesByOwner.set(user_id, [...(codesByOwner.get(user_id) ?? []), { step, code }])
  }
}

async function press(owner: Owner, step: number) {
  const links = (codesByOwner.get(owner.id) ?? []).filter((link) => link.step === step)
  for (const { code } of links) await confirmOnce(code)
  if (owner.habit === 'presses every link twice') for (const { code } of links) await repeat(code)
  codesByOwner.set(owner.id, [])
}

async function confirmOnce(code: string) {
  const statements = await confirmByLink(pool, code)
  counts.confirmations += 1
  const states = await listStates()
  for (const { id, state } of statements.filter(({ state }) => state === 'due'))
    expect(states.get(id), state).toMatchObject({ is_public: true, unconfirmed_step: 0, announced_step: 0 })
}

async function repeat(code: string) {
  const before = await listStates()
  const statements = await confirmByLink(pool, code)
  counts.repeats += 1
  expect(statements.map(({ state }) => state)).not.toContain('due')
  const after = await listStates()
  for (const { id } of statements) expect(after.get(id)?.confirmed_at).toEqual(before.get(id)?.confirmed_at)
}

async function act(owner: Owner, day: number, states: ReadonlyMap<number, State>) {
  const own = owner.statements.map((id) => states.get(id) as State)
  const isAt = (step: number) => own.some(({ unconfirmed_step }) => unconfirmed_step === step)
  switch (owner.habit) {
    case 'presses the link at once':
    case 'presses every link twice':
      return press(owner, 1)
    case 'presses the link when lowered':
      return isAt(1) ? press(owner, 1) : undefined
    case 'presses the link when hidden':
      return isAt(2) ? press(owner, 2) : undefined
    case 'presses the link when withdrawn':
      return isAt(WITHDRAWN_STEP) ? press(owner, WITHDRAWN_STEP) : undefined
    case 'confirms in the account':
      if (day % 10 !== 0) return
      return applyOwnAction(pool, {
        userId: owner.id,
        action: 'confirm',
        ids: owner.statements,
        onDeleted: () => Promise.resolve(),
      })
    case 'changes prices':
      if (day % 9 !== 0) return
      for (const id of owner.statements)
        await setPrice(pool, owner.id, id, { price: 100_000 + day, currency_id: 2 })
      return
    case 'answers messages':
      if (day % 12 !== 0) return
      for (const id of owner.statements) await inTransaction(pool, (client) => confirmByAnswer(client, id))
  }
}

/** Notes the steps of a day: each follows the one before, and was announced some days earlier. */
function checkSteps(
  before: ReadonlyMap<number, State>,
  after: ReadonlyMap<number, State>,
  announcedOn: Map<number, number>,
  hours: number,
) {
  for (const [id, state] of after) {
    const former = before.get(id) as State
    expect(state.confirmed_at.getTime()).toBeGreaterThanOrEqual(former.confirmed_at.getTime())
    if (state.unconfirmed_step > former.unconfirmed_step) {
      const step = UNCONFIRMED_STEPS[former.unconfirmed_step] as (typeof UNCONFIRMED_STEPS)[number]
      expect(state.unconfirmed_step).toBe(former.unconfirmed_step + 1)
      expect(state.age).toBeGreaterThanOrEqual(step.afterDays)
      expect(former.announced_step, `step ${step.name} of ${id} was announced`).toBe(state.unconfirmed_step)
      const noticeHours = hours - (announcedOn.get(id) ?? hours)
      expect(noticeHours).toBeGreaterThanOrEqual(24 * MIN_NOTICE_DAYS)
      counts[step.name] += 1
    }
    if (state.announced_step > former.announced_step) announcedOn.set(id, hours)
  }
}

/** Compares both engines, and checks that no lowered statement precedes another one. */
async function checkSearch(states: ReadonlyMap<number, State>, store: LiveColumnStore, maxDelay: number) {
  const limit = states.size
  const everything = { sql: 's.is_public', values: [] }
  const ids = await listOrderedIds(pool, everything, HOMES_FIRST, { offset: 0, limit })
  const current = await store.getCurrent()
  if (!current) throw new Error('the column store is loaded')
  const page = findPage(
    current,
    { predicates: [], excludedIds: [] },
    { order: HOMES_FIRST, offset: 0, limit },
  )
  expect(page.ids).toEqual(ids)
  const steps = ids.map((id) => states.get(id)?.unconfirmed_step)
  expect(steps).toEqual(steps.toSorted())
  for (const id of ids)
    expect((states.get(id) as State).age, `statement ${id} is in the search`).toBeLessThan(
      UNCONFIRMED_STEPS[1].afterDays + maxDelay,
    )
  for (const state of states.values())
    expect(state.is_public, `status of ${state.id}`).toBe(state.unconfirmed_step < 2)
}

test(
  'over 75 days, statements are lowered, hidden and withdrawn only after an announcement, and confirmations return them',
  async () => {
    const store = new LiveColumnStore(createColumnSource(pool))
    await store.load()
    const announcedOn = new Map<number, number>()
    let states = await listStates()
    for (let day = 1; day <= DAYS; day += 1) {
      const hours = 24 * day + (WRONG_CLOCK[day] ?? 0)
      await pool.query('update clock.shift set hours = $1', [hours])
      const isOutage = day >= OUTAGE.from && day < OUTAGE.until
      if (!isOutage) {
        const before = await listStates()
        await runJob(day)
        states = await listStates()
        checkSteps(before, states, announcedOn, hours)
        await receiveMessages(day)
        const isAfterOutage = day >= OUTAGE.until && day < OUTAGE.until + MAX_OUTAGE_DELAY_DAYS
        await checkSearch(states, store, isAfterOutage ? MAX_OUTAGE_DELAY_DAYS : MAX_DELAY_DAYS + 3)
      }
      const before = states
      for (const owner of owners) await act(owner, day, states)
      states = await listStates()
      for (const [id, { is_public }] of states)
        if (is_public && !before.get(id)?.is_public) counts.returned += 1
    }

    const stepsOf = (habit: Habit) =>
      owners
        .filter((owner) => owner.habit === habit)
        .flatMap(({ statements }) => statements.map((id) => states.get(id) as State))
    for (const { status, unconfirmed_step } of stepsOf('never answers'))
      expect({ status, unconfirmed_step }).toEqual({ status: 'hidden', unconfirmed_step: WITHDRAWN_STEP })
    const diligent = ['presses the link at once', 'presses every link twice', 'answers messages'] as const
    for (const habit of [...diligent, 'confirms in the account', 'changes prices'] as const)
      for (const { is_public, unconfirmed_step } of stepsOf(habit))
        expect({ is_public, unconfirmed_step }, habit).toEqual({ is_public: true, unconfirmed_step: 0 })
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from notifications where cause like 'unconfirmed:%'",
    )
    expect(rows[0]?.count).toBe(counts.messages)
    expect(counts.returned).toBeGreaterThan(0)
    expect(counts.repeats).toBeGreaterThan(0)
    if (process.env.SIMULATED_OWNERS) process.stdout.write(formatFigures(states))
  },
  MAX_DURATION_MS,
)

function formatFigures(states: ReadonlyMap<number, State>): string {
  const lines = HABITS.map((habit) => {
    const own = owners
      .filter((owner) => owner.habit === habit)
      .flatMap(({ statements }) => statements.map((id) => states.get(id) as State))
    const inSearch = own.filter(({ is_public }) => is_public).length
    return `${habit.padEnd(34)} ${String(inSearch).padStart(4)} of ${own.length} in the search`
  })
  const figures = Object.entries(counts).map(([name, count]) => `${name}: ${count}`)
  return `\n${DAYS} days, ${owners.length} owners, ${states.size} statements\n${lines.join('\n')}\n${figures.join(', ')}
held every day: one order in both engines, lowered statements last; each step announced ${MIN_NOTICE_DAYS} days or more before;
one message for each owner, step and day; nothing unconfirmed for ${UNCONFIRMED_STEPS[1].afterDays} days in the search; no confirmation lost or counted twice\n`
}
