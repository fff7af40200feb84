import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup, takeOverCopy } from '~backend/backup/restore-backup'
import { getMigrationFolder } from '~backend/platform/db/open-database'
import { createLog } from '~server/log'
import { parseSettings } from '~server/settings/settings'

/**
 * `npm run restore -- FOLDER [--replace] [--take-over]`: restores a backup.
 * `npm run restore -- --take-over`: makes a restored copy the marketplace.
 */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'take-over': { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  const takesOver = values['take-over']
  if (positionals.length > 1 || (!folder && !takesOver))
    throw new RangeError('Usage: `npm run restore -- FOLDER [--replace] [--take-over]`.')
  const options = { ...parseSettings(process.env), log: createLog('warn') }
  if (!folder) {
    const isNew = await takeOverCopy(options)
    console.log(isNew ? 'This copy is the marketplace now. Restart it.' : 'This is the marketplace already.')
    return
  }
  const { manifest, former } = await restoreBackup(resolve(folder), {
    ...options,
    migrationFolder: getMigrationFolder({ rootDir: process.cwd() }),
    replaces: values.replace,
    takesOver,
  })
  console.log(`The backup of ${manifest.finishedAt} is restored.`)
  if (former) console.log(`The former database is in ${former}. Delete it when you do not need it any more.`)
  console.log(
    takesOver
      ? 'Start the site: its jobs will run.'
      : 'Its jobs will not run, so it sends no messages and calls no bank. To make it the marketplace:\n' +
          'npm run restore -- --take-over',
  )
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
