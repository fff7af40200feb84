import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { DatabaseStartError } from '../start-error'

/** System user that runs PostgreSQL; undefined for the current user. */
export interface SystemAccount {
  uid: number
  gid: number
}

/**
 * Chooses the account. PostgreSQL refuses root, so root runs it as the owner of the data or a system user.
 */
export async function chooseSystemAccount(dataOwner?: SystemAccount): Promise<SystemAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  if (dataOwner && dataOwner.uid !== 0) return { uid: dataOwner.uid, gid: dataOwner.gid }

  const passwd = await readFile('/etc/passwd', 'utf8')
  const account = findInPasswd(passwd, 'postgres') ?? findInPasswd(passwd, 'nobody')
  if (account) return account
  throw new DatabaseStartError(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody" to run it as. ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

function findInPasswd(passwd: string, name: string): SystemAccount | undefined {
  for (const line of passwd.split('\n')) {
    const [user, , uid, gid] = line.split(':')
    if (user === name) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

/** Spawns with a fixed environment, because the caller's locale must not reach initdb. */
export function spawnAs(
  account: SystemAccount | undefined,
  command: string,
  args: string[],
  options: Pick<SpawnOptions, 'stdio' | 'detached'> & { env?: Record<string, string> } = {},
): ChildProcess {
  const env: NodeJS.Dict<string> = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', ...options.env }
  return spawn(command, args, { ...account, ...options, cwd: '/', env: env as NodeJS.ProcessEnv })
}

/** Tests access by trying it, because permissions have many sources. */
export async function canEnter(account: SystemAccount | undefined, directory: string): Promise<boolean> {
  const probe = spawnAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { stdio: 'ignore' })
  const [code] = await once(probe, 'exit')
  return code === 0
}
