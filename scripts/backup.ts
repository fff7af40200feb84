import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBackup } from '~backend/backup/create-backup'
import { createLog } from '~server/log'
import { parseSettings } from '~server/settings/settings'

/** `npm run backup -- FOLDER`: backs up the database and the files into a new folder. */
async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [folder] = positionals
  if (!folder || positionals.length > 1) throw new RangeError('Usage: `npm run backup -- FOLDER`.')
  const settings = parseSettings(process.env)
  const { database, files } = await createBackup(resolve(folder), { ...settings, log: createLog('warn') })
  const parts = [['database', database.digest] as const, ...Object.entries(files)]
  for (const [part, { count, bytes }] of parts)
    console.log(`${part}: ${count} files, ${(bytes / 2 ** 20).toFixed(1)} MB`)
  console.log(
    `${resolve(folder)} is complete. It holds personal data: keep it encrypted, on another machine.\n` +
      'It does not hold the settings. Keep these secrets elsewhere:\n' +
      '  SESSION_SECRET: without it, cookies with drafts and favourites of guests are lost; sessions stay.\n' +
      '  INBOUND_MAIL_SECRET: without it, replies to earlier emails are refused.\n' +
      '  PUSH_PRIVATE_KEY: without it, browsers must subscribe to notifications again.\n' +
      '  Keys of the bank, SMS, email and S3: without them, their services refuse the site.',
  )
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
