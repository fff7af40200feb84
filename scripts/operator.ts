import { parseArgs } from 'node:util'
import type pg from 'pg'
import { setOperator } from '~backend/desk/set-operator'
import { addOperatorAccount, createInvitation } from '~backend/identity/invite-operator'
import { RESET_HOURS } from '~contract/identity'
import { LANGUAGES, type Language } from '~contract/languages'
import { parseSettings } from '~server/settings/settings'
import { withDatabase } from './database'

const USAGE = 'Usage: `npm run operator -- EMAIL [--remove] [--language ka|en|ru]`.'

/**
 * `npm run operator -- EMAIL [--remove] [--language en]`: grants or revokes access to the desk; adds a
 * missing account and invites its owner in this language.
 */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false }, language: { type: 'string', default: 'ka' } },
  })
  const [email] = positionals
  if (!email || positionals.length > 1) throw new RangeError(USAGE)
  const locale = LANGUAGES.find((language) => language === values.language)
  if (!locale) throw new RangeError(USAGE)
  await withDatabase((pool) =>
    values.remove ? removeOperator(pool, email) : makeOperator(pool, email, locale),
  )
}

async function makeOperator(pool: pg.Pool, email: string, locale: Language): Promise<void> {
  let found = await setOperator(pool, email, { isOperator: true })
  if (!found) {
    await addOperatorAccount(pool, email)
    found = await setOperator(pool, email, { isOperator: true })
  }
  if (!found) throw new Error(`The account of ${email} is closed.`)
  console.log(`${found} is an operator: /desk.`)
  const { messages, publicOrigin, port } = parseSettings(process.env)
  const path = await createInvitation(pool, found, { isEmailed: messages.smtp !== undefined, locale })
  if (!path) return
  console.log(`They can choose a password within ${RESET_HOURS * 60} minutes, while the site is running, at`)
  console.log(`${publicOrigin ?? `http://localhost:${port}`}${locale === 'ka' ? '' : `/${locale}`}${path}`)
  console.log('Run the same command again for another link.')
}

async function removeOperator(pool: pg.Pool, email: string): Promise<void> {
  const found = await setOperator(pool, email, { isOperator: false })
  if (!found) throw new Error(`${email} has no account.`)
  console.log(`${found} is no longer an operator.`)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
