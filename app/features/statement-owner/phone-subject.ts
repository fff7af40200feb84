import { PHONE_OWNERS, type PhoneOwner } from '~contract/phone-owners'

/** Whose number is asked for, as a form and a cookie name it: `broker/12`, `statement/{uuid}`. */
export type PhoneSubject = `${PhoneOwner}/${number}` | `statement/${string}`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads what a form sent; undefined when it can name nobody. */
export function parsePhoneSubject(text: unknown): PhoneSubject | undefined {
  const [kind = '', key = '', ...more] = typeof text === 'string' ? text.split('/') : []
  if (more.length > 0) return undefined
  if (kind === 'statement') return UUID.test(key) ? `statement/${key}` : undefined
  const owner = PHONE_OWNERS.find((one) => one === kind)
  return owner && /^[1-9]\d{0,9}$/.test(key) ? `${owner}/${Number(key)}` : undefined
}

/** The place on the page where the number appears: a page shows the numbers of many agents, but one of its own. */
export function phoneAnchor(subject: PhoneSubject): string {
  return subject.startsWith('agent/') ? subject.replace('agent/', 'phone-') : 'phone'
}
