import { PHONE_OWNERS, type PhoneOwner } from '~contract/phones'
import { isUuid, parseId } from '~contract/values/ids'

/** Owner as named in forms and cookies: `broker/12`, `statement/{uuid}`. */
export type PhoneSubject = `${PhoneOwner}/${number}` | `statement/${string}`

/** Returns undefined if malformed. */
export function parsePhoneSubject(text: unknown): PhoneSubject | undefined {
  const [kind = '', key = '', ...more] = typeof text === 'string' ? text.split('/') : []
  if (more.length > 0) return undefined
  if (kind === 'statement') return isUuid(key) ? `statement/${key}` : undefined
  const owner = PHONE_OWNERS.find((one) => one === kind)
  const id = parseId(key)
  return owner && id ? `${owner}/${id}` : undefined
}

/** Returns the anchor of the number: a page may show several agents. */
export function phoneAnchor(subject: PhoneSubject): string {
  return subject.startsWith('agent/') ? subject.replace('agent/', 'phone-') : 'phone'
}
