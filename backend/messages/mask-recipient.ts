import { maskPhone } from '~backend/platform/mask-phone'

/** Returns `n***@example.ge`, `555123***`: enough to recognize one's own. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@')
  return at === -1 ? maskPhone(recipient) : `${recipient.slice(0, Math.min(1, at))}***${recipient.slice(at)}`
}
