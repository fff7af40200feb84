import { z } from 'zod'
import { georgianMobile, optionalText, requiredText } from '~/forms/field-schemas.server'
import { isEmail } from '~contract/values/email'
import { isCalendarDate } from '~contract/values/georgian-time'
import { MAX_ABOUT_LENGTH, MAX_LINKS, type PublicProfileErrorKey } from './form'

const errorKey = (error: PublicProfileErrorKey) => error

/** The scheme may be omitted. */
const addScheme = (text: string) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`)

function isWebUrl(text: string): boolean {
  if (text.length > 255 || !URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

function isPastDay(text: string): boolean {
  return isCalendarDate(text) && text >= '1800-01-01' && Date.parse(text) <= Date.now()
}

const mobileSchema = georgianMobile<PublicProfileErrorKey>({
  missing: 'phone_invalid',
  wrong: 'phone_invalid',
})

export const nameSchema = z.object({
  display_name: requiredText(255, { missing: errorKey('name_missing'), wrong: errorKey('too_long') }),
})

export const companySchema = nameSchema.extend({
  about: optionalText(MAX_ABOUT_LENGTH, errorKey('too_long')),
  foundation_date: optionalText(10, errorKey('date_invalid')).refine(
    (text) => text === '' || isPastDay(text),
    errorKey('date_invalid'),
  ),
  website: optionalText(255, errorKey('too_long'))
    .transform(addScheme)
    .refine((text) => text === '' || isWebUrl(text), errorKey('website_invalid')),
  address: optionalText(255, errorKey('too_long')),
  links: z
    .string()
    .default('')
    .transform((text) => [...new Set(text.split(/\s+/).filter(Boolean).map(addScheme))])
    .refine((links) => links.length <= MAX_LINKS, errorKey('too_many_links'))
    .refine((links) => links.every(isWebUrl), errorKey('links_invalid'))
    .transform((links) => links.join('\n')),
  additional_phone: z.union([z.literal(''), mobileSchema], errorKey('phone_invalid')).default(''),
  public_email: optionalText(255, errorKey('too_long')).refine(
    (text) => text === '' || isEmail(text),
    errorKey('email_invalid'),
  ),
})
