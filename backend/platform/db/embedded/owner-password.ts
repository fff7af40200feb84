import { createHmac, randomBytes } from 'node:crypto'
import { chown, link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PostgresDirectory } from './postgres-directory'

/** Role that owns the schema and runs the migrations. */
export const OWNER_ROLE = 'ezo'
/** Role of the program; reads and writes rows (see `grantAppRights`). */
export const APP_ROLE = 'ezo_app'

export interface OwnerPassword {
  text: string
  /** Password file, readable only by PostgreSQL's account and root. */
  file: string
}

/** Reads the password, or creates it once. The first of concurrent starts wins. */
export async function readOrCreatePassword({
  path: home,
  account,
}: PostgresDirectory): Promise<OwnerPassword> {
  const file = path.join(home, 'owner-password')
  const draft = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  if (account) await chown(draft, account.uid, account.gid)
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return { text: await readFile(file, 'utf8'), file }
}

/** Derives the program's password one-way, so that it does not disclose the owner's. */
export function deriveAppPassword({ text }: OwnerPassword): string {
  return createHmac('sha256', text).update(APP_ROLE).digest('base64url')
}
