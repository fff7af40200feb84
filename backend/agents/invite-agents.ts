import { createHash } from 'node:crypto'
import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import { type LimitedChannels, requireSms } from '~backend/messages/channels'
import { addNotification } from '~backend/notifications/add-notification'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import { provedPhoneSql } from '~backend/platform/db/proved-phone-sql'
import type { Row } from '~backend/platform/db/row'
import { ApiError } from '~backend/platform/http/errors'
import { createCode } from '~backend/platform/link-codes'
import type { Locale } from '~backend/platform/localized-text'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { INVITATION_DAYS, INVITATION_PATH, type InvitationState } from '~contract/accounts'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { parseEmail } from '~contract/values/email'
import { isMobileNumber } from '~contract/values/phone'
import { parsePhone } from '~contract/values/typed-phone'
import { toInvitationCause } from './invitations'
import { getUserName } from './store'

export type InvitationResult = { contact: string; status: InvitationState }

/** Email or mobile number of an invited person. */
type Contact = { email: string; phone?: undefined } | { email?: undefined; phone: string }

interface Invitations {
  brokerId: number
  contacts: readonly string[]
  /** Language of the page. */
  locale: Locale
  channels: LimitedChannels
}

/**
 * Sends each person a link that works once, also after registering. The results do not say who has an
 * account. One failing invitation does not stop the others.
 */
export async function inviteAgents(
  pool: pg.Pool,
  { brokerId, contacts, locale, channels }: Invitations,
): Promise<InvitationResult[]> {
  return inAccountTransaction(pool, brokerId, async (transaction) => {
    await consumeRateLimit(transaction, 'invite', `user ${brokerId}`)
    const results: InvitationResult[] = []
    for (const text of contacts) {
      const contact = parseContact(text)
      const status = contact ? await invite(contact) : 'wrong'
      results.push({ contact: text, status })
    }
    return results

    async function invite(contact: Contact): Promise<InvitationState> {
      if (await isOwnAgent(transaction, brokerId, contact)) return 'already_yours'
      if (contact.phone !== undefined && !(await canSendSms(transaction, channels))) return 'sms_off'
      const { code, hash } = createCode()
      const id = await addInvitation(transaction, brokerId, { ...contact, hash })
      if (id === undefined) return 'already_invited'
      if (await isWithinLimit(transaction, contact))
        await sendLink(transaction, {
          contact,
          code,
          id,
          locale,
          broker: await getUserName(transaction, brokerId),
        })
      await notifyAccount(transaction, { brokerId, id, contact })
      return 'invited'
    }
  })
}

function parseContact(text: string): Contact | undefined {
  const email = parseEmail(text)
  if (email !== undefined) return { email }
  const phone = parsePhone(text)
  return isMobileNumber(phone) ? { phone } : undefined
}

/** SQL: the user `u` has the email `$1`, or has confirmed the number `$2`. */
const HAS_CONTACT_SQL = `u.closed_at is null and (lower(u.email) = lower($1) or ${provedPhoneSql('u')} = $2)`

async function isOwnAgent(db: Db, brokerId: number, { email, phone }: Contact): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from broker_agents a join users u on u.id = a.agent_id where ${HAS_CONTACT_SQL} and a.broker_id = $3`,
    [email ?? null, phone ?? null, brokerId],
  )
  return rowCount !== 0
}

async function canSendSms(db: Db, channels: LimitedChannels): Promise<boolean> {
  try {
    await requireSms(db, channels)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** @returns undefined if an invitation of the broker to this contact waits for an answer */
async function addInvitation(
  transaction: Db,
  brokerId: number,
  { email, phone, hash }: Contact & { hash: Buffer },
): Promise<number | undefined> {
  await transaction.query(
    `delete from agent_invitations where broker_id = $1 and response is null and expires_at <= now()
       and lower(coalesce(email, phone_number)) = lower($2)`,
    [brokerId, email ?? phone],
  )
  const { rows } = await transaction.query<Row<'agent_invitations', 'id'>>(
    `insert into agent_invitations (broker_id, email, phone_number, code_hash, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(days => $5)) on conflict do nothing returning id`,
    [brokerId, email ?? null, phone ?? null, hash, INVITATION_DAYS],
  )
  return rows[0]?.id
}

/** True if the contact may get another invitation. The limit is silent, because it counts all brokers. */
async function isWithinLimit(transaction: Db, { email, phone }: Contact): Promise<boolean> {
  const pseudonym = createHash('sha256')
    .update(`contact ${(email ?? phone).toLowerCase()}`)
    .digest('base64url')
  try {
    await consumeRateLimit(transaction, 'invited_contact', pseudonym)
    if (phone !== undefined) await consumeRateLimit(transaction, 'all_sms', 'everybody')
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return false
    throw error
  }
}

interface SentLink {
  contact: Contact
  code: string
  id: number
  locale: Locale
  broker: string
}

async function sendLink(transaction: Db, { contact, code, id, locale, broker }: SentLink): Promise<void> {
  const facts = { name: broker, path: `${INVITATION_PATH}?code=${code}` }
  const cause = toInvitationCause(id)
  if (contact.phone === undefined)
    await addMessage(transaction, {
      kind: 'agent_invited',
      to: { email: contact.email },
      facts,
      locale,
      cause,
    })
  else
    await addMessage(transaction, {
      kind: 'agent_invited_by_sms',
      to: { phoneNumber: contact.phone },
      facts,
      locale,
      cause,
    })
}

/** Invites the owner of an account by a notification alone. */
export async function inviteByNotification(
  transaction: Db,
  { brokerId, email }: { brokerId: number; email: string },
): Promise<void> {
  const id = await addInvitation(transaction, brokerId, { email, hash: createCode().hash })
  if (id !== undefined) await notifyAccount(transaction, { brokerId, id, contact: { email } })
}

/** Also notifies an agent who has an account with this email or confirmed number. */
async function notifyAccount(
  transaction: Db,
  { brokerId, id, contact: { email, phone } }: { brokerId: number; id: number; contact: Contact },
): Promise<void> {
  const { rows } = await transaction.query<Row<'users', 'id'>>(
    `select u.id from users u where ${HAS_CONTACT_SQL} and u.type = 'agent' order by u.id limit 1`,
    [email ?? null, phone ?? null],
  )
  if (!rows[0]) return
  await addNotification(transaction, {
    userId: rows[0].id,
    kind: NOTIFICATION_KIND.broker_request,
    senderId: brokerId,
    cause: toInvitationCause(id),
  })
}
