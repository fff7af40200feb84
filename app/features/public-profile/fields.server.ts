import { z } from 'zod'
import { georgianMobile, optionalText, requiredText } from '../../http/form-fields.server'
import { type FaceMistake, LONGEST_ABOUT, MOST_LINKS } from './face'

const word = (mistake: FaceMistake) => mistake

const EMAIL = /^[^\s@]+@(([^\s@.]+\.)+[a-z]{2,}|\[[\d.:a-f]+\])$/i

/** An address of the web; people leave out how it begins. */
const withScheme = (text: string) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`)

function isWebAddress(text: string): boolean {
  if (text.length > 255 || !URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

function isPastDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    text >= '1800-01-01' &&
    date.getTime() <= Date.now()
  )
}

const mobile = georgianMobile<FaceMistake>({ missing: 'phone_wrong', wrong: 'phone_wrong' })

export const NameField = z.object({
  display_name: requiredText(255, { missing: word('name_missing'), wrong: word('too_long') }),
})

/** All that a company shows of itself. */
export const CompanyFields = NameField.extend({
  about: optionalText(LONGEST_ABOUT, word('too_long')),
  foundation_date: optionalText(10, word('date_wrong')).refine(
    (text) => text === '' || isPastDay(text),
    word('date_wrong'),
  ),
  website: optionalText(255, word('too_long'))
    .transform(withScheme)
    .refine((text) => text === '' || isWebAddress(text), word('web_wrong')),
  address: optionalText(255, word('too_long')),
  links: z
    .string()
    .default('')
    .transform((text) => [...new Set(text.split(/\s+/).filter(Boolean).map(withScheme))])
    .refine((links) => links.length <= MOST_LINKS, word('links_most'))
    .refine((links) => links.every(isWebAddress), word('links_wrong'))
    .transform((links) => links.join('\n')),
  additional_phone: z.union([z.literal(''), mobile], word('phone_wrong')).default(''),
  public_email: optionalText(255, word('too_long')).refine(
    (text) => text === '' || EMAIL.test(text),
    word('email_wrong'),
  ),
})
