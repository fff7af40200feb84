import { normalizePhone } from '~contract/values/phone'
import { type PhoneSubject, parsePhoneSubject } from './phone-subject'

export interface RevealedPhone {
  subject: PhoneSubject
  number: string
}

/** Revealed numbers, latest first. */
export type RevealedPhones = readonly RevealedPhone[]

/** Maximum number of phones, as cookies are sent with every request. */
const MAX_PHONES = 6

/** Parses the cookie; malformed entries are dropped. */
export function parseRevealedPhones(text: string | undefined): RevealedPhones {
  return (text ?? '').split(',').flatMap((pair) => {
    const [name, number] = pair.split(' ')
    const subject = parsePhoneSubject(name)
    return subject && number ? [{ subject, number }] : []
  })
}

/** Formats the cookie as "{subject} {number},…". */
export function formatRevealedPhones(phones: RevealedPhones): string {
  return phones.map(({ subject, number }) => `${subject} ${number.replace(/\s/g, '')}`).join()
}

export function addRevealedPhone(phones: RevealedPhones, added: RevealedPhone): RevealedPhones {
  const others = phones.filter(({ subject }) => subject !== added.subject)
  return [added, ...others].slice(0, MAX_PHONES)
}

/**
 * Returns the known number of an owner; undefined once the mask `555123***` shows that the owner has another
 * one.
 */
export function findRevealedPhone(
  phones: RevealedPhones,
  subject: PhoneSubject,
  maskedPhone: string,
): string | undefined {
  const number = phones.find((phone) => phone.subject === subject)?.number
  const [visibleDigits = ''] = normalizePhone(maskedPhone).split('*')
  return number !== undefined && normalizePhone(number).startsWith(visibleDigits) ? number : undefined
}
