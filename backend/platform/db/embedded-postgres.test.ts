import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { withProgram } from '~tests/fixtures/program'
import { testLog } from '~tests/log'
import { canEnter, spawnAs } from './embedded/system-account'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres'
import { openPool } from './pool'

const root = path.resolve(import.meta.dirname, '../../..')
const asRoot = process.getuid?.() === 0
const NOBODY = { uid: 65_534, gid: 65_534 }
const log = testLog

const serverProgram = withProgram('embedded-server')
let tempDir = ''
beforeAll(async () => {
  tempDir = await mkdtemp(path.join(tmpdir(), 'ezo-embedded-'))
  await chmod(tempDir, 0o755)
})
afterAll(async () => {
  // The server of a killed program goes on without it.
  const pid = await serverPid(path.join(tempDir, 'data'))
  if (pid) process.kill(pid, 'SIGQUIT')
  await rm(tempDir, { recursive: true, force: true })
})

/** Servers and programs of the current test, which may fail before it stops them. */
const servers: EmbeddedPostgres[] = []
const programs: ChildProcess[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
  for (const program of programs.splice(0)) program.kill()
})

async function startServer(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log })
  servers.push(server)
  return server
}

async function startProgram(
  dataDir: string,
  account = {},
): Promise<{ process: ChildProcess; output: string }> {
  const child = spawn(process.execPath, [serverProgram, dataDir], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  programs.push(child)
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  return { process: child, output: output.toString() }
}

async function killProcess({ process: child }: { process: ChildProcess }, signal: NodeJS.Signals) {
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

async function runQuery<Row>(server: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const pool = await openPool(server.ownerConnection, { log: { ...log, error() {} } })
  try {
    return (await pool.query(sql)).rows as Row[]
  } finally {
    await pool.end()
  }
}

async function serverPid(dataDir: string) {
  const file = await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')
  return Number(file.split('\n')[0])
}

describe.sequential('embedded PostgreSQL', () => {
  const dataDir = () => path.join(tempDir, 'data')

  test('the first start creates the database, and the next one finds it', async () => {
    const first = await startServer(dataDir())
    await runQuery(first, "create table words as select 'ეზო' as word")
    await first.stop()
    expect(await serverPid(dataDir())).toBe(0)

    const next = await startServer(dataDir())
    expect(await runQuery(next, 'select word from words')).toEqual([{ word: 'ეზო' }])
    await next.stop()
  })

  test('the database starts while the clock is being set, as at boot', async () => {
    const { now } = Date
    let stepMs = 0
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      stepMs += 3_600_000
      return now() + stepMs
    })
    onTestFinished(() => clock.mockRestore())
    const server = await startServer(dataDir())
    expect(await runQuery(server, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })

  test('the database listens only on its private socket, syncs its writes, and can split Georgian', async () => {
    const server = await startServer(dataDir())
    await runQuery(server, 'create extension pg_trgm')
    const rows = await runQuery(
      server,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
              cardinality(show_trgm('ეზო')) as trigrams`,
    )
    expect(rows).toEqual([{ addresses: '', fsync: 'on', trigrams: 4 }])
    expect((await stat(String(server.ownerConnection.host))).mode & 0o777).toBe(0o700)
    await server.stop()
  })

  test('the database requires a password, even if it was created without one', async () => {
    const rules = path.join(dataDir(), 'postgres/cluster/pg_hba.conf')
    await writeFile(rules, 'local all all trust\n')
    const server = await startServer(dataDir())
    const open = (change: object) => openPool({ ...server.ownerConnection, ...change }, { log })
    const app = await openPool(server.connection, { log })
    await expect(app.query('select word from words')).rejects.toThrow('permission denied')
    await expect(app.query('create table loot (id integer)')).rejects.toThrow('permission denied')
    await app.end()
    for (const password of ['', 'wrong', String(server.connection.password)])
      await expect(open({ password })).rejects.toThrow('cannot be reached')
    await server.stop()
    expect((await stat(path.join(dataDir(), 'postgres/owner-password'))).mode & 0o777).toBe(0o600)
  })

  test('a second instance fails with an error that names the first', async () => {
    const first = await startProgram(dataDir())
    const second = startServer(dataDir())
    await expect(second).rejects.toThrow(
      `is in use by another running instance (owner, process ${first.process.pid}). Stop that one first`,
    )
    await killProcess(first, 'SIGTERM')
  })

  test('an instance takes over the running server of a killed one', async () => {
    const killed = await startProgram(dataDir())
    const pid = await serverPid(dataDir())
    await killProcess(killed, 'SIGKILL')

    const heir = await startServer(dataDir())
    expect(await serverPid(dataDir())).toBe(pid)
    expect(await runQuery(heir, 'select word from words')).toEqual([{ word: 'ეზო' }])
    await heir.stop()
    expect(await serverPid(dataDir())).toBe(0)
  })

  test('the server stops when its owner exits without stopping it', async () => {
    const careless = await startProgram(dataDir())
    await killProcess(careless, 'SIGINT')
    // A stopping server writes its memory to a disk that may be busy.
    await expect.poll(() => serverPid(dataDir()), { timeout: 15_000 }).toBe(0)
  })

  test('the database recovers after its owner and the server were killed', async () => {
    const killed = await startProgram(dataDir())
    process.kill(await serverPid(dataDir()), 'SIGKILL')
    await killProcess(killed, 'SIGKILL')

    const heir = await startServer(dataDir())
    expect(await runQuery(heir, 'select word from words')).toEqual([{ word: 'ეზო' }])
    await heir.stop()
  })

  test('the owner restarts a killed server', async () => {
    const server = await startServer(dataDir())
    const pid = await serverPid(dataDir())
    process.kill(pid, 'SIGKILL')

    await expect
      .poll(() => runQuery(server, 'select word from words').catch(() => []), { timeout: 15_000 })
      .toHaveLength(1)
    expect(await serverPid(dataDir())).not.toBe(pid)
    await server.stop()
  })

  test('the database starts although its recorded pid belongs to another program', async () => {
    const server = await startServer(dataDir())
    const record = path.join(dataDir(), 'postgres/cluster/postmaster.pid')
    const content = await readFile(record, 'utf8')
    await server.stop()
    const { uid, gid } = await stat(path.dirname(record))
    const stranger = spawnAs(asRoot ? { uid, gid } : undefined, '/bin/sleep', ['60'])
    onTestFinished(() => void stranger.kill())
    await writeFile(record, content.replace(/^\d+/, String(stranger.pid)))
    await chown(record, uid, gid)

    const next = await startServer(dataDir())
    expect(await runQuery(next, 'select word from words')).toEqual([{ word: 'ეზო' }])
    await next.stop()
  })

  test('one of several instances that start together owns the database', async () => {
    const fresh = path.join(tempDir, 'contested')
    const all = await Promise.all([startProgram(fresh), startProgram(fresh), startProgram(fresh)])
    const winners = all.filter(({ output }) => output === 'started\n')
    expect(winners).toHaveLength(1)
    for (const { output } of all) expect(output).toMatch(/^started|in use by another running instance/)
    for (const winner of winners) await killProcess(winner, 'SIGTERM')
  })

  test('data of another major version of PostgreSQL is refused', async () => {
    const version = path.join(dataDir(), 'postgres/cluster/PG_VERSION')
    await writeFile(version, '17\n')
    const start = startServer(dataDir())
    await expect(start).rejects.toThrow('was made by PostgreSQL 17 and this is PostgreSQL 18')
    await writeFile(version, '18\n')
  })
})

describe.runIf(asRoot)('embedded PostgreSQL started by root', () => {
  test('the server runs as another user', async () => {
    const dataDir = path.join(tempDir, 'of-root')
    const server = await startServer(dataDir)
    const status = await readFile(`/proc/${await serverPid(dataDir)}/status`, 'utf8')
    expect(status).not.toMatch(/^Uid:.*\b0\b/m)
    await server.stop()
  })

  test('the data is kept in /var/lib if the user cannot enter the directory, and found there again', async () => {
    const closed = path.join(tempDir, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const first = await startServer(closed)
    await runQuery(first, 'create table kept ()')
    await first.stop()
    const elsewhere = await readlink(path.join(closed, 'postgres'))
    expect(elsewhere).toMatch(/^\/var\/lib\/ezo-postgres-/)

    const next = await startServer(closed)
    expect(await runQuery(next, 'select from kept')).toEqual([])
    await next.stop()

    await rm(elsewhere, { recursive: true })
    const starting = startServer(closed)
    await expect(starting).rejects.toThrow(`points at ${elsewhere}, which is gone`)
  })

  test('data created by an ordinary user is opened as that user', async ({ skip }) => {
    skip(!(await canEnter(NOBODY, root)), 'the checkout is closed to ordinary users')
    const dataDir = path.join(tempDir, 'of-nobody')
    await mkdir(dataDir)
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const ordinary = await startProgram(dataDir, NOBODY)
    expect(ordinary.output).toBe('started\n')
    expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(NOBODY.uid)
    await killProcess(ordinary, 'SIGTERM')

    const server = await startServer(dataDir)
    expect((await stat(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).uid).toBe(NOBODY.uid)
    await server.stop()
  })
})

test('a directory whose path is too long for a socket gets its socket in /tmp', async () => {
  const server = await startServer(path.join(tempDir, 'ა'.repeat(40)))
  expect(server.ownerConnection.host).toMatch(/^\/tmp\/ezo-postgres-/)
  expect(await runQuery(server, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
  await rm(String(server.ownerConnection.host), { recursive: true })
})
