import { createHmac, timingSafeEqual } from 'node:crypto'
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

/** Hexadecimal digits of a signature. With the id, the local part stays below its limit of 64 characters. */
const SIGNATURE_LENGTH = 24
const ADDRESS = /^r-([0-9a-f]{32})([os])-([0-9a-f]{24})@([^@]+)$/

/** Returns the signed address to which a side answers by email. */
export function toReplyAddress(address: ReplyAddress, settings: InboundMailSettings): string {
  const name = toName(address)
  return `r-${name}-${sign(name, settings)}@${settings.domain}`
}

/** Parses an address that was signed here; undefined for any other. */
export function parseReplyAddress(text: string, settings: InboundMailSettings): ReplyAddress | undefined {
  const [, id = '', letter, signature = '', domain] = ADDRESS.exec(text.trim().toLowerCase()) ?? []
  if (domain !== settings.domain.toLowerCase()) return undefined
  const expected = sign(`${id}${letter}`, settings)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return {
    conversationId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    side: letter === 'o' ? 'owner' : 'seeker',
  }
}

function toName({ conversationId, side }: ReplyAddress): string {
  return conversationId.replaceAll('-', '') + side.charAt(0)
}

/** The purpose keeps signatures of other texts by the same secret from being addresses. */
function sign(name: string, { secret }: InboundMailSettings): string {
  return createHmac('sha256', secret).update(`reply address ${name}`).digest('hex').slice(0, SIGNATURE_LENGTH)
}
