import { z } from 'zod'
import { georgianMobile, optionalText, requiredText } from '~/forms/field-schemas.server'
import { isFoundationDate, isProfileUrl, MAX_ABOUT_LENGTH, MAX_PROFILE_LINKS } from '~contract/public-profile'
import { isEmail } from '~contract/values/email'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import type { PublicProfileErrorKey } from './form'

const errorKey = (error: PublicProfileErrorKey) => error

/** The scheme may be omitted. */
const addScheme = (text: string) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`)

const mobileSchema = georgianMobile<PublicProfileErrorKey>({
  missing: 'phone_invalid',
  invalid: 'phone_invalid',
})

export const nameSchema = z.object({
  display_name: requiredText(MAX_LINE_LENGTH, {
    missing: errorKey('name_missing'),
    invalid: errorKey('too_long'),
  }),
})

export const companySchema = nameSchema.extend({
  about: optionalText(MAX_ABOUT_LENGTH, errorKey('too_long')),
  foundation_date: optionalText(10, errorKey('date_invalid')).refine(
    (text) => text === '' || isFoundationDate(text),
    errorKey('date_invalid'),
  ),
  website: optionalText(MAX_LINE_LENGTH, errorKey('too_long'))
    .transform(addScheme)
    .refine((text) => text === '' || isProfileUrl(text), errorKey('website_invalid')),
  address: optionalText(MAX_LINE_LENGTH, errorKey('too_long')),
  links: z
    .string()
    .default('')
    .transform((text) => [...new Set(text.split(/\s+/).filter(Boolean).map(addScheme))])
    .refine((links) => links.length <= MAX_PROFILE_LINKS, errorKey('too_many_links'))
    .refine((links) => links.every(isProfileUrl), errorKey('links_invalid'))
    .transform((links) => links.join('\n')),
  additional_phone: z.union([z.literal(''), mobileSchema], errorKey('phone_invalid')).default(''),
  public_email: optionalText(MAX_LINE_LENGTH, errorKey('too_long')).refine(
    (text) => text === '' || isEmail(text),
    errorKey('email_invalid'),
  ),
})
