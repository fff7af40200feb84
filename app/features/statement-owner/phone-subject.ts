import { PHONE_OWNERS, type PhoneOwner } from '~contract/phone-owners'

/** An owner as named in forms and cookies: `broker/12`, `statement/{uuid}`. */
export type PhoneSubject = `${PhoneOwner}/${number}` | `statement/${string}`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Undefined when malformed. */
export function parsePhoneSubject(text: unknown): PhoneSubject | undefined {
  const [kind = '', key = '', ...more] = typeof text === 'string' ? text.split('/') : []
  if (more.length > 0) return undefined
  if (kind === 'statement') return UUID.test(key) ? `statement/${key}` : undefined
  const owner = PHONE_OWNERS.find((one) => one === kind)
  return owner && /^[1-9]\d{0,9}$/.test(key) ? `${owner}/${Number(key)}` : undefined
}

/** The anchor of the number: a page may show several agents. */
export function phoneAnchor(subject: PhoneSubject): string {
  return subject.startsWith('agent/') ? subject.replace('agent/', 'phone-') : 'phone'
}
