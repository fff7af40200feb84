import { execFile } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findProgram } from '../../scripts/server-programs.mjs'
import { waitUntil } from './part'

const PASSWORD = 'password of the trial'
const MAX_COMMAND_MS = 120_000
const ROLES = ['owner', 'app', 'reader', 'backup'] as const

/** Account that PostgreSQL runs as: it refuses to run as root. */
export const account = findAccount()

function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  if (!uid) throw new Error('there is no user postgres')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Server of the trial: the primary, the standby, or a copy restored to a point in time. */
export class Postgres {
  readonly port: number
  readonly folder: string
  readonly #data: string

  constructor(folder: string, port: number) {
    this.port = port
    this.folder = folder
    this.#data = join(folder, 'data')
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    if (account) chownSync(folder, account.uid, account.gid)
  }

  toUrl(role: string, port = this.port): string {
    return `postgres://${role}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/ezo`
  }

  /** Creates a server with the roles of deploy/postgres/roles.sql and an archive of its log. */
  async createPrimary(archive: string): Promise<void> {
    mkdirSync(archive, { recursive: true })
    if (account) chownSync(archive, account.uid, account.gid)
    const options = ['--auth-local=trust', '--auth-host=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8']
    await run('initdb', ['-D', this.#data, '-U', 'postgres', '-N', ...options])
    this.configure([
      readFileSync('deploy/postgres/primary.conf', 'utf8'),
      'shared_buffers = 64MB',
      'archive_mode = on',
      `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
      'wal_keep_size = 256MB',
    ])
    await this.start()
    const passwords = ROLES.flatMap((role) => ['-v', `${role}_password=${PASSWORD}`])
    const place = ['-h', this.folder, '-p', String(this.port), '-U', 'postgres', '-d', 'postgres']
    // Twice, because it may be repeated.
    for (const _ of [1, 2])
      await run('psql', [
        '-q',
        ...place,
        ...passwords,
        '-f',
        join(process.cwd(), 'deploy/postgres/roles.sql'),
      ])
  }

  /** Appends settings, which override former ones of the same name. */
  configure(lines: readonly string[]): void {
    const own = [
      `port = ${this.port}`,
      `unix_socket_directories = '${this.folder}'`,
      "listen_addresses = '127.0.0.1'",
    ]
    appendFileSync(join(this.#data, 'postgresql.conf'), `${[...own, ...lines].join('\n')}\n`)
  }

  /** Copies a running primary. @param slot makes it a standby that streams from there */
  async copy(primary: Postgres, slot?: string): Promise<void> {
    const source = `host=127.0.0.1 port=${primary.port} user=ezo_backup password='${PASSWORD}'`
    const standby = slot ? ['-R', '-C', '-S', slot] : []
    await run('pg_basebackup', ['-d', source, '-D', this.#data, '-X', 'stream', '-c', 'fast', ...standby])
    this.configure([`cluster_name = '${slot ?? 'copy'}'`, 'archive_mode = off'])
  }

  /** Makes this copy replay the archive up to a time when it starts. */
  recoverTo(time: string, archive: string): void {
    this.configure([
      `restore_command = 'cp ${archive}/%f %p'`,
      `recovery_target_time = '${time}'`,
      'recovery_target_action = promote',
    ])
    writeFileSync(join(this.#data, 'recovery.signal'), '')
    if (account) chownSync(join(this.#data, 'recovery.signal'), account.uid, account.gid)
  }

  async start(): Promise<void> {
    await run('pg_ctl', ['-D', this.#data, '-W', '-l', join(this.folder, 'log'), 'start'])
    await waitUntil(`PostgreSQL at port ${this.port} answers`, () => this.answers())
  }

  answers(): Promise<boolean> {
    return this.query('select').then(
      () => true,
      () => false,
    )
  }

  async stop(): Promise<void> {
    await run('pg_ctl', ['-D', this.#data, '-m', 'immediate', 'stop'])
  }

  /** Kills the main process; the others end by themselves when they notice. */
  kill(): void {
    const [pid = ''] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  }

  isRunning(): Promise<boolean> {
    return run('pg_ctl', ['-D', this.#data, 'status']).then(
      () => true,
      () => false,
    )
  }

  async promote(): Promise<void> {
    await run('pg_ctl', ['-D', this.#data, '-w', 'promote'])
  }

  /** Runs a query as superuser, over a connection of its own. */
  async query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    for (const database of ['ezo', 'postgres']) {
      const client = new pg.Client({ host: this.folder, port: this.port, user: 'postgres', database })
      client.on('error', () => {})
      try {
        await client.connect()
        return (await client.query<Row>(sql, values)).rows
      } catch (error) {
        if ((error as { code?: string }).code !== '3D000' || database === 'postgres') throw error
      } finally {
        await client.end().catch(() => {})
      }
    }
    return []
  }

  async remove(): Promise<void> {
    if (await this.isRunning()) await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const execute = promisify(execFile)

async function run(name: string, args: readonly string[]): Promise<void> {
  const program = findProgram(name)
  if (!program) throw new Error(`${name} is not installed`)
  await execute(program, args, { ...account, cwd: '/', timeout: MAX_COMMAND_MS })
}
