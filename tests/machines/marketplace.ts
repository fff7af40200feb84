import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findRedisServer } from '../../scripts/redis-server.mjs'
import { findProgram } from '../../scripts/server-programs.mjs'
import { type S3Server, startS3Server } from '../fixtures/s3-server'
import { findFreePort } from '../load/server-process'
import { HttpClient } from './http-client'
import { Part } from './part'
import { account, Postgres } from './postgres'

export const WEB_PROCESSES = 3
const STOP_DELAY_SECONDS = 6
const LISTS = ['public', 'build', 'node_modules', 'app', 'package.json'] as const
const MAX_MIGRATION_MS = 180_000
/** First version of PgBouncer whose transactions can share prepared statements. */
const SHARING_VERSION = 1.21

/** All programs of a marketplace on this machine, with the files of deploy/. */
export class Marketplace {
  readonly primary: Postgres
  readonly standby: Postgres
  readonly archive: string
  readonly pgbouncer: Part
  readonly redis: Part
  readonly nginx: Part
  readonly web: readonly Part[]
  readonly origin: string
  /** Server that the pooler and the owner use; the standby after a failover. */
  current: Postgres
  /** Folder that web processes are started in. */
  root = process.cwd()
  readonly #folder: string
  readonly #ports: Record<'https' | 'pgbouncer' | 'redis', number> & { web: number[] }
  readonly #s3: S3Server

  static async create(folder: string): Promise<Marketplace> {
    const ports: number[] = []
    while (ports.length < 5 + WEB_PROCESSES) {
      const port = await findFreePort()
      if (!ports.includes(port)) ports.push(port)
    }
    return new Marketplace(folder, ports, await startS3Server())
  }

  private constructor(folder: string, ports: number[], s3: S3Server) {
    const [https = 0, pgbouncer = 0, redis = 0, primary = 0, standby = 0, ...web] = ports
    chmodSync(folder, 0o755)
    this.#folder = folder
    this.#ports = { https, pgbouncer, redis, web }
    this.#s3 = s3
    this.origin = `https://localhost:${https}`
    this.archive = join(folder, 'archive')
    this.primary = new Postgres(join(folder, 'primary'), primary)
    this.standby = new Postgres(join(folder, 'standby'), standby)
    this.current = this.primary
    this.pgbouncer = new Part('PgBouncer', () => this.#describePgBouncer())
    this.redis = new Part('Redis', () => this.#describeRedis())
    this.nginx = new Part('nginx', () => this.#describeNginx())
    this.web = web.map((port, index) => new Part(`web ${index + 1}`, () => this.#describeWeb(index, port)))
    mkdirSync(join(folder, 'data'))
  }

  async start(): Promise<void> {
    await this.primary.createPrimary(this.archive)
    await this.standby.copy(this.primary, 'ezo_standby')
    await this.standby.start()
    await Promise.all([this.pgbouncer.start(), this.redis.start()])
    await this.migrate()
    await Promise.all(this.web.map((part) => part.start()))
    await this.nginx.start()
  }

  /** Migrates the database as its owner. */
  async migrate(): Promise<void> {
    await promisify(execFile)(process.execPath, ['build/commands/migrate.js'], {
      cwd: this.root,
      env: { ...this.#readSettings(), MIGRATION_DATABASE_URL: this.current.toUrl('ezo_owner') },
      timeout: MAX_MIGRATION_MS,
    })
  }

  /** Returns a browser that reaches one web process directly, as the proxy would. */
  openAt(index: number, client = new HttpClient({ origin: this.origin })): HttpClient {
    return client.at({
      origin: `http://127.0.0.1:${this.#ports.web[index]}`,
      headers: {
        host: new URL(this.origin).host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      },
    })
  }

  /** Makes the pooler use the current server. */
  repointPooler(): void {
    this.#writePgBouncer()
    this.pgbouncer.notify('SIGHUP')
  }

  /** Makes a copy of the program with one more migration, in which web processes are started from now on. */
  addMigration(sql: string): void {
    const root = join(this.#folder, 'next-release')
    mkdirSync(root)
    for (const name of LISTS) symlinkSync(join(this.root, name), join(root, name))
    execFileSync('cp', ['-rs', join(this.root, 'backend'), join(root, 'backend')])
    const migrations = join(root, 'backend/platform/db/migrations')
    const count = execFileSync('ls', [migrations], { encoding: 'utf8' })
      .split('\n')
      .filter((name) => name.endsWith('.sql')).length
    writeFileSync(join(migrations, `${String(count + 1).padStart(4, '0')}_trial.sql`), sql)
    this.root = root
  }

  async remove(): Promise<void> {
    await Promise.all(
      [this.nginx, ...this.web, this.pgbouncer, this.redis].map((part) => part.stop('SIGKILL')),
    )
    this.#s3.close()
    for (const server of [this.primary, this.standby]) await server.remove()
  }

  #log = (name: string) => join(this.#folder, `${name}.log`)

  #describePgBouncer() {
    this.#writePgBouncer()
    // It refuses to run as root.
    const user = account ? ['-u', 'postgres'] : []
    return {
      command: findProgram('pgbouncer') ?? '',
      args: [...user, join(this.#folder, 'pgbouncer.ini')],
      log: this.#log('pgbouncer'),
      isReady: () => canConnect(this.primary.toUrl('ezo_app', this.#ports.pgbouncer)),
    }
  }

  #writePgBouncer(): void {
    const version = execFileSync(findProgram('pgbouncer') ?? '', ['--version'], { encoding: 'utf8' })
    const isOld = Number(/\d+\.\d+/.exec(version)?.[0]) < SHARING_VERSION
    const users = join(this.#folder, 'userlist.txt')
    const password = decodeURIComponent(new URL(this.primary.toUrl('ezo_app')).password)
    writeFileSync(users, `"ezo_app" "${password}"\n`)
    const settings = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
      .replace('port=5432', `port=${this.current.port}`)
      .replace('listen_port = 6432', `listen_port = ${this.#ports.pgbouncer}`)
      .replace('/etc/pgbouncer/userlist.txt', users)
      .replace(/^pool_mode = .*$/m, `unix_socket_dir =\n$&`)
    writeFileSync(
      join(this.#folder, 'pgbouncer.ini'),
      isOld
        ? settings.replace('pool_mode = transaction', 'pool_mode = session').replace(/^max_prepared.*$/m, '')
        : settings,
    )
  }

  #describeRedis() {
    const { redis: port } = this.#ports
    return {
      command: findProgram('redis-server') ?? findRedisServer() ?? '',
      args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', this.#folder, '--save', ''],
      log: this.#log('redis'),
      isReady: () => isListening(port),
    }
  }

  #describeNginx() {
    const folder = this.#folder
    execFileSync(
      findProgram('openssl') ?? '',
      [
        ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout'.split(' '),
        join(folder, 'ezo.key'),
        '-out',
        join(folder, 'ezo.crt'),
      ],
      { stdio: 'ignore' },
    )
    const proxy = readFileSync('deploy/nginx/proxy.conf', 'utf8')
    // Hosts of the trial have a port.
    writeFileSync(join(folder, 'proxy.conf'), proxy.replaceAll('$host;', '$host:$server_port;'))
    const servers = this.#ports.web.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`)
    writeFileSync(
      join(folder, 'upstream.conf'),
      readFileSync('deploy/nginx/upstream.conf', 'utf8').replace(
        /server 127\.0\.0\.1:3000 .*;/,
        servers.join('\n  '),
      ),
    )
    // The server of port 80 only redirects.
    const site = readFileSync('deploy/nginx/ezo.conf', 'utf8')
      .replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, '')
      .replace(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 443', `listen 127.0.0.1:${this.#ports.https}`)
      .replaceAll('ezo.example', 'localhost')
      .replaceAll('/etc/nginx/certificates', folder)
      .replaceAll('/etc/nginx/ezo-upstream.conf', join(folder, 'upstream.conf'))
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('/etc/nginx/ezo-proxy.conf', join(folder, 'proxy.conf'))
    writeFileSync(join(folder, 'site.conf'), site)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/nginx-${name};`,
    )
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\n${account ? 'user root;' : ''}
worker_processes 1;\nevents { worker_connections 1024; }\nhttp {\n${temporary.join('\n')}\ninclude ${folder}/site.conf;\n}\n`,
    )
    return {
      command: findProgram('nginx') ?? '',
      args: ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'nginx.log')],
      log: this.#log('nginx'),
      isReady: async () => (await new HttpClient({ origin: this.origin }).get('/healthz')).status === 200,
    }
  }

  /** Settings of the site, without port. */
  #readSettings() {
    const { settings: s3 } = this.#s3
    return {
      PATH: process.env.PATH,
      NODE_ENV: 'production' as const,
      MALLOC_ARENA_MAX: '2',
      DEMO: '1',
      SEED_STATEMENTS: '600',
      PREPARED_PICTURES: '0',
      PUBLIC_ORIGIN: this.origin,
      TRUST_PROXY: '1',
      STOP_DELAY_SECONDS: String(STOP_DELAY_SECONDS),
      DATA_DIR: join(this.#folder, 'data'),
      DATABASE_URL: this.primary.toUrl('ezo_app', this.#ports.pgbouncer),
      DATABASE_READ_URL: this.standby.toUrl('ezo_reader'),
      REDIS_URL: `redis://127.0.0.1:${this.#ports.redis}`,
      SESSION_SECRET: 'a secret of the trial, the same in all processes',
      METRICS_TOKEN: 'token-of-the-trial',
      S3_URL: s3.url,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      // A busy machine is not a fault.
      UPSTREAM_TIMEOUT_MS: '20000',
      RATE_LIMIT_POSTS: '100000',
      RATE_LIMIT_QUESTIONS: '100000',
      LOG_LEVEL: 'warn',
    }
  }

  #describeWeb(index: number, port: number) {
    return {
      command: process.execPath,
      args: ['--max-semi-space-size=8', 'build/processes.js'],
      options: { cwd: this.root, env: { ...this.#readSettings(), PORT: String(port) } },
      log: this.#log(`web-${index + 1}`),
      isReady: () => isReady(port),
    }
  }
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: '/readyz', timeout: 5_000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
      .on('error', () => resolve(false))
      .end()
  })
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
