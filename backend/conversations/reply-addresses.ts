import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '~backend/platform/db/pool'
import type { ConversationSide } from '~contract/conversations'

export interface InboundMailSettings {
  /** Domain whose email the provider delivers to `/callbacks/mail`. */
  domain: string
  /** Secret of the provider's calls and of the reply addresses. */
  secret: string
}

export interface ReplyAddress {
  conversationId: string
  /** Side to which the address was given. */
  side: ConversationSide
}

export interface SignedReplyAddress extends ReplyAddress {
  signature: string
}

/** Hexadecimal digits of a signature. With the id, the local part stays below its limit of 64 characters. */
const SIGNATURE_LENGTH = 24
const ADDRESS = /^r-([0-9a-f]{32})([os])-([0-9a-f]{24})@([^@]+)$/

/**
 * Returns the signed address to which a side answers by email. It is valid for the mailbox only, so that a
 * former mailbox of an account cannot answer for it.
 */
export function toReplyAddress(
  address: ReplyAddress,
  mailbox: string,
  settings: InboundMailSettings,
): string {
  return `r-${toName(address)}-${sign(address, mailbox, settings)}@${settings.domain}`
}

/** Parses a reply address, whose signature is not checked yet; undefined for any other address. */
export function parseReplyAddress(
  text: string,
  settings: InboundMailSettings,
): SignedReplyAddress | undefined {
  const [, id = '', letter, signature = '', domain] = ADDRESS.exec(text.trim().toLowerCase()) ?? []
  if (domain !== settings.domain.toLowerCase()) return undefined
  return {
    conversationId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    side: letter === 'o' ? 'owner' : 'seeker',
    signature,
  }
}

/** Returns true if the address was signed here for this mailbox. */
export function isSignedFor(
  address: SignedReplyAddress,
  mailbox: string,
  settings: InboundMailSettings,
): boolean {
  return timingSafeEqual(Buffer.from(address.signature), Buffer.from(sign(address, mailbox, settings)))
}

/**
 * Finds the mailbox of a side: the current email of the account, or the one that a guest has typed. Undefined
 * for operators and closed accounts.
 */
export async function findMailbox(
  db: Db,
  { conversationId, side }: ReplyAddress,
): Promise<string | undefined> {
  const { rows } = await db.query<{ email: string | null }>(
    `select case when u.id is not null then u.email when c.seeker_id is null and $2 = 'seeker' then c.guest_email end as email
     from conversations c
     left join users u on u.id = case $2 when 'owner' then c.owner_id else c.seeker_id end and u.closed_at is null
     where c.id = $1`,
    [conversationId, side],
  )
  return rows[0]?.email ?? undefined
}

function toName({ conversationId, side }: ReplyAddress): string {
  return conversationId.replaceAll('-', '') + side.charAt(0)
}

/** The purpose keeps signatures of other texts by the same secret from being addresses. */
function sign(address: ReplyAddress, mailbox: string, { secret }: InboundMailSettings): string {
  return createHmac('sha256', secret)
    .update(`reply address ${toName(address)} ${mailbox.toLowerCase()}`)
    .digest('hex')
    .slice(0, SIGNATURE_LENGTH)
}

/** Signs an address for the mailbox that the side has now; undefined if replies by email are off. */
export async function findReplyAddress(
  db: Db,
  address: ReplyAddress,
  settings: InboundMailSettings | undefined,
): Promise<string | undefined> {
  const mailbox = settings && (await findMailbox(db, address))
  return settings && mailbox ? toReplyAddress(address, mailbox, settings) : undefined
}
