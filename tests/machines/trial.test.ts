import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatTable } from '../load/format-table'
import { findFreePort } from '../load/server-process'
import { HttpClient, readHiddenFields } from './http-client'
import { Marketplace, WEB_PROCESSES } from './marketplace'
import { waitUntil } from './part'
import { Postgres } from './postgres'
import { type Period, Traffic } from './traffic'

/** Time limit for all tests together, in ms. */
const MAX_TRIAL_MS = 15 * 60_000
/** Time of undisturbed requests before and after each fault, in ms. */
const CALM_MS = 2_000
/** Longest delay, in ms, after which a change is seen by guests of another process. */
const MAX_DELAY_MS = 2_000
/** Longest outage in ms for the loss of a part that has no substitute; the machine may be busy. */
const MAX_OUTAGE_MS = 30_000

const isRequested = process.env.MACHINES_FOLDER !== undefined
const suite = isRequested ? describe : describe.skip
const endsAt = performance.now() + MAX_TRIAL_MS

suite('a marketplace of several processes (npm run test:machines)', { timeout: MAX_TRIAL_MS }, () => {
  const rows: string[][] = []
  let folder: string
  let site: Marketplace
  let traffic: Traffic
  let user: HttpClient
  let base: Postgres

  /** Runs a part of the trial while visitors read and write, and adds its row to the table. */
  async function measure(name: string, work: () => Promise<void>): Promise<Period> {
    if (performance.now() > endsAt) throw new Error('the trial takes too long')
    traffic.begin()
    const begin = performance.now()
    await sleep(CALM_MS)
    await work()
    await sleep(CALM_MS)
    const period = traffic.begin()
    const failures = [...period.failures].map(([status, count]) => `${count} × ${status || 'no answer'}`)
    rows.push([
      name,
      `${((performance.now() - begin) / 1_000).toFixed(1)}`,
      `${period.reads}`,
      `${period.writes}`,
      `${(period.maxGapMs / 1_000).toFixed(1)}`,
      failures.join(', ') || '0',
    ])
    expect(traffic.errors).toEqual([])
    return period
  }

  const countFailures = ({ failures }: Period) =>
    [...failures.values()].reduce((sum, count) => sum + count, 0)

  /** Waits until visitors can read and write again. */
  async function untilServed(): Promise<void> {
    const before = { letters: traffic.letters.length }
    await waitUntil(
      'visitors are served',
      async () => {
        const pages = await Promise.all(['/en/s', '/readyz'].map((path) => user.get(path)))
        return pages.every(({ status }) => status === 200) && traffic.letters.length > before.letters
      },
      MAX_OUTAGE_MS,
    )
  }

  beforeAll(async () => {
    folder = process.env.MACHINES_FOLDER ?? ''
    site = await Marketplace.create(folder)
    const begin = performance.now()
    await site.start()
    base = new Postgres(join(folder, 'base'), await findFreePort())
    await base.copy(site.primary)
    user = new HttpClient({ origin: site.origin })
    const state = randomUUID()
    const back = encodeURIComponent(`${site.origin}/en/account?auth_state=${state}`)
    await user.post(`/sandbox/auth?Continue=${back}`, { as: 'physical@demo.test' })
    const results = (await user.get('/en/s')).body
    const paths = new Set([...results.matchAll(/"(\/en\/[^"?]*-\d{7})"/g)].map(([, path = '']) => path))
    expect(paths.size).toBeGreaterThan(10)
    traffic = new Traffic({
      origin: site.origin,
      user,
      statements: [...paths].map((path) => Number(path.slice(-7))),
      statementPaths: [...paths],
    })
    rows.push(['start', `${((performance.now() - begin) / 1_000).toFixed(1)}`, '', '', '', ''])
    traffic.start()
  }, 300_000)

  afterAll(async () => {
    process.stdout.write(formatTable(['', 'seconds', 'reads', 'writes', 'longest gap', 'failed'], rows, 34))
    await traffic?.stop()
    await site?.remove()
    await base?.remove()
  }, 60_000)

  test('a session is valid in every process', async () => {
    const period = await measure('hopping without stickiness', async () => {
      for (let request = 0; request < 20; request += 1) {
        const answers = await Promise.all(
          site.web.map((_, index) => site.openAt(index, user).get('/en/account')),
        )
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      }
    })
    expect(countFailures(period)).toBe(0)
  })

  test('a hidden statement is gone from the pages of every process within two seconds, and comes back', async () => {
    const list = (await user.get('/en/account/statements')).body
    const [, id = ''] = /"hide\/(\d+)"/.exec(list) ?? []
    const [path = ''] = new RegExp(`/en/[^"?]*-${id}(?=")`).exec(list) ?? []
    const guests = site.web.map((_, index) => site.openAt(index))
    const isOffered = async (guest: HttpClient) => {
      const { status, body } = await guest.get(path)
      return status === 200 && body.includes('/do/phone')
    }
    const delays: number[] = []
    await measure('freshness', async () => {
      for (let round = 0; round < 6; round += 1) {
        for (const guest of guests) expect(await isOffered(guest)).toBe(round % 2 === 0)
        const operation = `${round % 2 === 0 ? 'hide' : 'show'}/${id}`
        const writer = site.openAt(round % WEB_PROCESSES, user)
        const fields = readHiddenFields((await writer.get('/en/account/statements')).body, `"${operation}"`)
        const { status } = await writer.post('/en/account/statements', { ...fields, operation })
        expect(status).toBe(303)
        const begin = performance.now()
        for (const guest of guests)
          await waitUntil(
            `${operation} is seen`,
            async () => (await isOffered(guest)) === (round % 2 === 1),
            MAX_DELAY_MS,
          )
        delays.push(performance.now() - begin)
      }
    })
    rows.push(['  longest delay, ms', Math.max(...delays).toFixed(0), '', '', '', ''])
  })

  test('a hundred equal forms sent to all processes have one effect', async () => {
    const text = 'One of a hundred.'
    const period = await measure('100 equal forms', async () => {
      const page = await user.get('/en/contact')
      const fields = {
        ...readHiddenFields(page.body, 'name="message"'),
        name: 'Dato',
        email: 'dato@example.ge',
        phone_number: '',
        message: text,
      }
      const senders = site.web.map((_, index) => site.openAt(index, user))
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          senders[index % WEB_PROCESSES]?.post('/en/contact', fields),
        ),
      )
      expect(answers.filter((answer) => answer?.status !== 303 && answer?.status !== 503)).toEqual([])
      expect(answers.filter((answer) => answer?.status === 303).length).toBeGreaterThan(0)
    })
    expect(await countLetters(text)).toBe(1)
    expect(countFailures(period)).toBe(0)
  })

  test('visitors do not notice that processes are replaced one after another', async () => {
    const period = await measure('rolling restart', async () => {
      for (const part of site.web) {
        await part.stop('SIGTERM')
        await part.start()
      }
    })
    expect(Object.fromEntries(period.failures)).toEqual({})
  })

  test('visitors do not notice a migration and the processes of the next release', async () => {
    const period = await measure('migration under load', async () => {
      site.addMigration('alter table statements add column trial integer not null default 0;\n')
      await site.migrate()
      for (const part of site.web) {
        await part.stop('SIGTERM')
        await part.start()
      }
    })
    expect(Object.fromEntries(period.failures)).toEqual({})
  })

  test('a killed web process fails only requests that it was serving', async () => {
    const period = await measure('kill -9 of a web process', async () => {
      await site.web[1]?.stop('SIGKILL')
      await sleep(CALM_MS)
      await site.web[1]?.start()
    })
    expect(countFailures(period)).toBeLessThanOrEqual(5)
  })

  test('visitors do not notice that Redis is killed', async () => {
    const period = await measure('kill -9 of Redis', async () => {
      await site.redis.stop('SIGKILL')
      await sleep(3 * CALM_MS)
      await site.redis.start()
    })
    expect(Object.fromEntries(period.failures)).toEqual({})
  })

  test('visitors do not notice that the standby is killed', async () => {
    const period = await measure('kill -9 of the standby', async () => {
      site.standby.kill()
      await sleep(3 * CALM_MS)
      await waitUntil('the standby has ended', async () => !(await site.standby.isRunning()))
      await site.standby.start()
    })
    expect(Object.fromEntries(period.failures)).toEqual({})
  })

  test.each(['pgbouncer', 'nginx'] as const)('the site is back soon after %s is killed', async (name) => {
    const period = await measure(`kill -9 of ${site[name].name}`, async () => {
      await site[name].stop('SIGKILL')
      await sleep(CALM_MS)
      await site[name].start()
      await untilServed()
    })
    expect(period.maxGapMs).toBeLessThan(MAX_OUTAGE_MS)
  })

  test('the site is back soon after the primary is killed', async () => {
    const period = await measure('kill -9 of the primary', async () => {
      site.primary.kill()
      await sleep(CALM_MS)
      await waitUntil('the primary has ended', async () => !(await site.primary.isRunning()))
      await site.primary.start()
      await untilServed()
    })
    expect(period.maxGapMs).toBeLessThan(MAX_OUTAGE_MS)
  })

  test('a restore to a point in time has every letter acknowledged before it, and none sent after it', async () => {
    let before: string[] = []
    let after: string[] = []
    await measure('restore to a point in time', async () => {
      before = [...traffic.letters]
      await sleep(500)
      const [{ time }] = (await site.primary.query<{ time: string }>(
        'select clock_timestamp()::text as time',
      )) as [{ time: string }]
      await sleep(500)
      const known = traffic.letters.length
      await sleep(CALM_MS)
      // Letters begun after the time: those known half a second later may have been sent before.
      after = traffic.letters.slice(known + 2)
      const [{ file }] = (await site.primary.query<{ file: string }>(
        'select pg_walfile_name(pg_switch_wal()) as file',
      )) as [{ file: string }]
      await waitUntil('the log is archived', async () => {
        const [row] = await site.primary.query<{ last: string }>(
          'select last_archived_wal as last from pg_stat_archiver',
        )
        return (row?.last ?? '') >= file
      })
      base.recoverTo(time, site.archive)
      await base.start()
      await waitUntil('the copy is promoted', async () => {
        const [row] = await base.query<{ isOver: boolean }>('select not pg_is_in_recovery() as "isOver"')
        return row?.isOver === true
      })
    })
    const restored = new Set(
      (await base.query<{ message: string }>('select message from contact_messages')).map(
        ({ message }) => message,
      ),
    )
    expect(before.length).toBeGreaterThan(10)
    expect(before.filter((text) => !restored.has(text))).toEqual([])
    expect(after.filter((text) => restored.has(text))).toEqual([])
    rows.push(['  letters restored, left out', `${before.length}`, `${after.length}`, '', '', ''])
    await base.stop()
  })

  test('the promoted standby takes over without losing an acknowledged write', async () => {
    // Acknowledged writes are on the standby, too; otherwise the last milliseconds may be lost.
    await site.primary.query("alter system set synchronous_standby_names = 'ezo_standby'")
    await site.primary.query('select pg_reload_conf()')
    await waitUntil('the standby is synchronous', async () => {
      const states = await site.primary.query<{ state: string }>(
        'select sync_state as state from pg_stat_replication',
      )
      return states.some(({ state }) => state === 'sync')
    })
    const period = await measure('failover to the standby', async () => {
      site.primary.kill()
      await site.standby.promote()
      site.current = site.standby
      site.repointPooler()
      await untilServed()
    })
    expect(period.maxGapMs).toBeLessThan(MAX_OUTAGE_MS)
  })

  test('every acknowledged write is stored once', async () => {
    await traffic.stop()
    expect(traffic.errors).toEqual([])
    const letters = await site.current.query<{ message: string; count: number }>(
      'select message, count(*)::int as count from contact_messages group by message',
    )
    const counts = new Map(letters.map(({ message, count }) => [message, count]))
    expect(traffic.letters.filter((text) => counts.get(text) !== 1)).toEqual([])
    expect(letters.filter(({ count }) => count !== 1)).toEqual([])
    const kept = await site.current.query<{ id: number }>(
      "select statement_id as id from favorites join users on users.id = user_id where email = 'physical@demo.test'",
    )
    const stored = new Set(kept.map(({ id }) => id))
    const differing = [...traffic.favorites].filter(
      ([id, isAdded]) => !traffic.undecided.has(id) && stored.has(id) !== isAdded,
    )
    expect(differing).toEqual([])
    rows.push([
      'journal: letters, favourites',
      `${traffic.letters.length}`,
      `${traffic.favorites.size}`,
      '',
      '',
      'lost or doubled: 0',
    ])
  })

  async function countLetters(text: string): Promise<number> {
    const [row] = await site.current.query<{ count: number }>(
      'select count(*)::int as count from contact_messages where message = $1',
      [text],
    )
    return row?.count ?? 0
  }
})
