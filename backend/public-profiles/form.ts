import { z } from 'zod'
import { parseForm } from '~backend/platform/http/form'
import type { QueryParams } from '~backend/platform/http/query'
import { emailField, mobileNumber, optionalText, requiredText } from '~contract/endpoints/fields'
import { isFoundationDate, isProfileUrl, MAX_ABOUT_LENGTH, MAX_PROFILE_LINKS } from '~contract/public-profile'
import { isCalendarDate } from '~contract/values/georgian-time'
import { isUuid } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

/** An empty text clears the field. */
const emptyToNull = <Value>(schema: z.ZodType<Value>) =>
  z.union([z.literal('').transform(() => null), schema]).optional()

const webUrl = optionalText(MAX_LINE_LENGTH).refine(isProfileUrl, 'must be an address of the web')
const pictureToken = z.string().refine(isUuid, 'must be a token of a picture')

const pastDate = z
  .string()
  .refine(isCalendarDate, 'must be a day')
  .refine(isFoundationDate, 'must be a day of the past')

const Form = z.object({
  display_name: requiredText(MAX_LINE_LENGTH).optional(),
  photo_token: emptyToNull(pictureToken),
  cover_token: emptyToNull(pictureToken),
  about: optionalText(MAX_ABOUT_LENGTH),
  foundation_date: emptyToNull(pastDate),
  website: emptyToNull(webUrl),
  address: optionalText(MAX_LINE_LENGTH),
  links: z
    .string()
    .transform((text) => [...new Set(text.split(/\s+/).filter(Boolean))])
    .refine((links) => links.length <= MAX_PROFILE_LINKS, `must not hold more than ${MAX_PROFILE_LINKS}`)
    .refine((links) => links.every(isProfileUrl), 'must be addresses of the web')
    .optional(),
  additional_phone: emptyToNull(mobileNumber),
  public_email: emptyToNull(emailField),
})

/** Parsed form; missing fields stay unchanged. */
export type PublicProfileForm = Partial<z.output<typeof Form>>

/**
 * Parses the form.
 * @throws ApiError 422 with the first error of every field
 */
export function parsePublicProfile(body: QueryParams): PublicProfileForm {
  const read = Object.entries(parseForm(Form, body))
  return Object.fromEntries(read.filter(([name]) => body.has(name)))
}

/** Fields of every user; other fields are only for companies. */
export const FIELDS_FOR_EVERY_USER: readonly string[] = ['display_name', 'photo_token']
