import { z } from 'zod'
import { MAX_INVITATIONS, SEXES } from '../accounts'
import { isFoundationDate, isProfileUrl, MAX_ABOUT_LENGTH, MAX_PROFILE_LINKS } from '../public-profile'
import { normalizeDigits } from '../values/amount'
import { isBirthDate } from '../values/birth-date'
import { isCalendarDate } from '../values/georgian-time'
import { isPersonalNumber } from '../values/registry-numbers'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import {
  mobileNumber,
  optionalEmail,
  optionalMobileNumber,
  optionalText,
  requiredText,
} from './field-schemas'
import type { FormErrorKey } from './form-errors'

const name = (missing: FormErrorKey) => requiredText(MAX_LINE_LENGTH, { missing, invalid: 'name_too_long' })

/** Fields that only the user sees. */
export const personalFields = z.object({
  first_name: name('first_name_missing'),
  last_name: name('last_name_missing'),
  personal_number: optionalText(MAX_LINE_LENGTH)
    .transform(normalizeDigits)
    .refine((digits) => digits === '' || isPersonalNumber(digits), 'personal_number_invalid'),
  birth_date: z.string('rejected').refine((day) => day === '' || isBirthDate(day), 'birth_date_invalid'),
  sex: z.enum(['', ...SEXES], 'rejected'),
  phone_number: mobileNumber(),
})

function link(invalid: FormErrorKey) {
  return optionalText(MAX_LINE_LENGTH)
    .transform(addScheme)
    .refine((url) => url === '' || isProfileUrl(url), invalid)
}

/** Adds the scheme if it is missing. */
function addScheme(text: string): string {
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`
}

/** Name that others see, of a person and of a company. */
export const displayName = { person: name('name_missing'), company: name('company_missing') }

/** Fields of a company that others see. */
export const companyProfileFields = z.object({
  about: optionalText(MAX_ABOUT_LENGTH),
  foundation_date: optionalText(MAX_LINE_LENGTH).refine(
    (day) => day === '' || (isCalendarDate(day) && isFoundationDate(day)),
    'foundation_date_invalid',
  ),
  address: optionalText(MAX_LINE_LENGTH),
  website: link('website_invalid'),
  links: z.array(link('link_invalid')).max(MAX_PROFILE_LINKS, 'too_many_links'),
  additional_phone: optionalMobileNumber(),
  public_email: optionalEmail(),
})

/** Emails and phone numbers of people who are invited at once. */
export const invitedContacts = z
  .array(z.string())
  .min(1, 'contacts_missing')
  .max(MAX_INVITATIONS, 'too_many_contacts')
