import { chown, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { APP_ROLE, deriveAppPassword, OWNER_ROLE, type OwnerPassword } from './owner-password'
import type { PostgresDirectory } from './postgres-directory'

const ACCESS_RULES = 'local all all scram-sha-256\n'

/** Creates the program's role, and adds passwords to older clusters that trusted every socket connection. */
export async function requirePasswords(
  client: pg.Client,
  home: PostgresDirectory,
  password: OwnerPassword,
): Promise<void> {
  const found = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
  if (found.rowCount === 0) await client.query(`create role ${APP_ROLE} login`)
  await setPassword(client, OWNER_ROLE, password.text)
  await setPassword(client, APP_ROLE, deriveAppPassword(password))
  const file = path.join(home.cluster, 'pg_hba.conf')
  if ((await readFile(file, 'utf8')) === ACCESS_RULES) return
  // The rename is atomic, so a crash cannot leave half of the file.
  await writeFile(`${file}.new`, ACCESS_RULES, { mode: 0o600 })
  if (home.account) await chown(`${file}.new`, home.account.uid, home.account.gid)
  await rename(`${file}.new`, file)
  await client.query('select pg_reload_conf()')
}

async function setPassword(client: pg.Client, role: string, password: string): Promise<void> {
  await client.query(`alter role ${role} password ${pg.escapeLiteral(password)}`)
}
