import type { z } from 'zod'
import type { RevealedData } from '~contract/schemas/operator-acts'

type PersonalData = z.input<typeof RevealedData>

/** Answers of service orders that are masked at the desk. */
export const PERSONAL_ANSWERS: readonly string[] = ['personal_number', 'phone_number', 'email']

const MASK = '••••'
/** Minimum length of a value whose last two characters are shown as a hint. */
const MIN_HINT_LENGTH = 8

function maskText(text: string): string {
  if (text === '') return ''
  return text.length < MIN_HINT_LENGTH ? MASK : MASK + text.slice(-2)
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? maskText(email) : `${email[0]}${MASK}${email.slice(at)}`
}

/**
 * Masks personal facts.
 * @param isPersonal true for the names of facts to be masked
 */
export function maskPersonalData(
  { phone_number, email, facts }: PersonalData,
  isPersonal: (name: string) => boolean,
): PersonalData {
  return {
    phone_number: maskText(phone_number),
    email: maskEmail(email),
    facts: facts.map((fact) =>
      isPersonal(fact.name)
        ? { ...fact, value: isEmail(fact.value) ? maskEmail(fact.value) : maskText(fact.value) }
        : fact,
    ),
  }
}

/** Lists the names of revealed facts for the log. */
export function listRevealed(
  { phone_number, email }: Pick<PersonalData, 'phone_number' | 'email'>,
  facts: readonly string[],
): string[] {
  return [...new Set([...(phone_number ? ['phone_number'] : []), ...(email ? ['email'] : []), ...facts])]
}

const isEmail = (text: string) => /^[^@\s]+@[^@\s]+$/.test(text)
