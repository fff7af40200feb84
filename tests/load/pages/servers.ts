import { randomUUID } from 'node:crypto'
import { COLUMN_STORE_READY } from '~backend/api-context'
import { OPEN } from '~server/start-line'
import { benchData as data } from '../bench-data'
import { findFreePort, startServer, waitForFirstMessage, waitForOutput } from '../server-process'

export interface Server {
  origin: string
  pid: number
}

/** Starts the site as it is deployed, on the bench's data. */
export async function startSite({
  profileFolder,
  env = {},
}: {
  profileFolder?: string | undefined
  env?: Record<string, string>
}) {
  const port = await findFreePort()
  const profiler = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : []
  const { child, stop } = startServer(
    'build/server.js',
    data,
    { ...env, PORT: `${port}`, HOST: '127.0.0.1' },
    { output: 'pipe', execArgv: ['--enable-source-maps', ...profiler] },
  )
  await waitForOutput(child, OPEN, COLUMN_STORE_READY)
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid as number, stop }
}

/** Starts the Next.js pages, which end with this process. */
export async function startNextSite(): Promise<Server> {
  const folder = 'tests/load/pages/next-site'
  const port = await findFreePort()
  const { child } = startServer(
    `${folder}/node_modules/next/dist/bin/next`,
    data,
    { NEXT_TELEMETRY_DISABLED: '1' },
    { output: 'pipe', args: ['start', folder, '--port', `${port}`, '--hostname', '127.0.0.1'] },
  )
  await waitForOutput(child, 'Ready in')
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid as number }
}

/** Starts a server that ends with this process. */
export async function startBareRemix(): Promise<Server> {
  return startHelper('.cache/bench/bare-remix-server.js')
}

export async function startBufferServer(bodyFile: string): Promise<Server> {
  return startHelper('.cache/bench/buffer-server.js', { BODY_FILE: bodyFile })
}

async function startHelper(script: string, env: Record<string, string> = {}): Promise<Server> {
  const { child } = startServer(script, data, env)
  const { port } = await waitForFirstMessage<{ port: number }>(child)
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid as number }
}

/** Registers a visitor at the demo's sign-in and returns the cookie. */
export async function registerVisitor(origin: string): Promise<string> {
  const response = await fetch(`${origin}/sandbox/auth/register?Continue=%2Fen`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({
      email: `${randomUUID()}@demo.test`,
      password: randomUUID(),
      type: 'physical',
      firstName: 'Bench',
      lastName: 'Visitor',
    }),
  })
  const [, token] = /__Host-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
  if (!token) throw new Error(`${response.status}: nobody was registered`)
  return `__Host-token=${token}`
}

/** Finds the statements of some pages of results. */
export async function findStatementIds(
  origin: string,
  { firstPage, pages }: { firstPage: number; pages: number },
): Promise<string[]> {
  const ids = new Set<string>()
  for (let page = firstPage; page < firstPage + pages; page++) {
    const html = await (await fetch(`${origin}/en/s?page=${page}`)).text()
    for (const [, id = ''] of html.matchAll(/id="card-(\d+)"/g)) ids.add(id)
  }
  return [...ids]
}
