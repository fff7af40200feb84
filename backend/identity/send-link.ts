import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashPassword } from '~backend/auth/passwords'
import { lockAccount } from '~backend/auth/store'
import { addMessage } from '~backend/messages/add-message'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { canSendEmail, isEmailLimitReached } from '~backend/platform/email-limits'
import { hashCode } from '~backend/platform/link-codes'
import type { Locale } from '~backend/platform/localized-text'
import { RESET_PATH, SIGN_IN_PATH, VERIFY_PATH } from '~contract/identity'
import { addPasswordReset, findAccount } from './password-resets'
import { addRegistration, findUnconfirmed, type Registration, repeatRegistration } from './registrations'

/** Notifies the owner of the address's account, if there is one, that the address cannot be taken. */
export async function notifyHolder(transaction: Db, email: string, locale: Locale): Promise<boolean> {
  const holder = await findAccount(transaction, email)
  if (!holder) return false
  await addMessage(transaction, {
    kind: 'account_exists',
    to: { userId: holder.id },
    facts: { path: SIGN_IN_PATH },
    locale,
    cause: `account_exists:${randomUUID()}`,
  })
  return true
}

/** Emails the registration link, or a notice that the account already exists. */
export async function register(
  pool: pg.Pool,
  { password, continue_path, ...person }: Registration,
  locale: Locale,
): Promise<void> {
  // Hashed for an existing account too, so that timing is the same.
  const passwordHash = await hashPassword(password)
  await inTransaction(pool, async (transaction) => {
    if (!(await canSendEmail(transaction, 'registration_email', person.email))) return
    if (await notifyHolder(transaction, person.email, locale)) return
    const code = await addRegistration(transaction, person, passwordHash)
    await addConfirmationEmail(transaction, {
      code,
      email: person.email,
      continuePath: continue_path,
      locale,
    })
  })
}

/** Emails a link of an unconfirmed registration again; does nothing for other emails. */
export async function resendConfirmation(pool: pg.Pool, email: string, locale: Locale): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const registration = await findUnconfirmed(transaction, email)
    if (!registration || !(await canSendEmail(transaction, 'registration_email', email))) return
    const repeated = await repeatRegistration(transaction, registration.code_hash)
    if (repeated) await addConfirmationEmail(transaction, { ...repeated, continuePath: '', locale })
  })
}

interface ConfirmationEmail {
  code: string
  email: string
  /** Page to return to. Empty: the first page. */
  continuePath: string
  locale: Locale
}

async function addConfirmationEmail(
  transaction: Db,
  { code, email, continuePath, locale }: ConfirmationEmail,
): Promise<void> {
  await addMessage(transaction, {
    kind: 'email_confirmation',
    to: { email },
    facts: { path: toLink(VERIFY_PATH, { code, Continue: continuePath }) },
    locale,
    cause: `email_confirmation:${hashCode(code).toString('base64url')}`,
  })
}

/** Emails the account's stored address, never the typed one; does nothing for an unknown email. */
export async function sendResetLink(pool: pg.Pool, email: string, locale: Locale): Promise<void> {
  const account = await findAccount(pool, email)
  if (!account || (await isEmailLimitReached(pool, 'reset_email', account.email))) return
  await inTransaction(pool, async (transaction) => {
    if (
      !(await lockAccount(transaction, account.id)) ||
      !(await canSendEmail(transaction, 'reset_email', account.email))
    )
      return
    const code = await addPasswordReset(transaction, account.id)
    await addMessage(transaction, {
      kind: 'password_reset',
      to: { userId: account.id },
      facts: { path: toLink(RESET_PATH, { code }) },
      locale,
      cause: `password_reset:${hashCode(code).toString('base64url')}`,
    })
  })
}

function toLink(path: string, params: Record<string, string>): string {
  const given = Object.entries(params).filter(([, value]) => value !== '')
  return `${path}?${new URLSearchParams(given)}`
}
