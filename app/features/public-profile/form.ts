import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { optionalEmail, optionalMobileNumber, optionalText, requiredText } from '~/forms/field-schemas'
import {
  isFoundationDate,
  isProfileUrl,
  MAX_ABOUT_LENGTH,
  MAX_PROFILE_LINKS,
  MAX_PROFILE_PICTURE_BYTES,
} from '~contract/public-profile'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export const PUBLIC_PROFILE_PATH = '/account/profile'

/** The path of a thumbnail on our own site. */
const OWN_PICTURE_PATH = /^\/(?![/\\])[\w./-]{1,200}$/

const picture = z.file('picture_invalid').max(MAX_PROFILE_PICTURE_BYTES, 'picture_too_large').optional()
/** What stands for a picture that was uploaded with a form that was then rejected. */
const uploadedToken = z.uuid().optional().catch(undefined)
const uploadedUrl = z.string().optional()
/** A ticked checkbox. */
const isRemoved = z
  .string()
  .optional()
  .transform((value) => value !== undefined)

const link = optionalText(MAX_LINE_LENGTH)
  .transform(addScheme)
  .refine((url) => url === '' || isProfileUrl(url), 'link_invalid')

const personFields = {
  display_name: requiredText(MAX_LINE_LENGTH, { missing: 'name_missing', invalid: 'name_too_long' }),
  photo: picture,
  photo_token: uploadedToken,
  photo_url: uploadedUrl,
  remove_photo: isRemoved,
}

export const personProfileForm = defineForm({ id: 'person-profile', schema: z.object(personFields) })

export const companyProfileForm = defineForm({
  id: 'company-profile',
  schema: z.object({
    ...personFields,
    cover: picture,
    cover_token: uploadedToken,
    cover_url: uploadedUrl,
    remove_cover: isRemoved,
    about: optionalText(MAX_ABOUT_LENGTH),
    foundation_date: optionalText(MAX_LINE_LENGTH).refine(
      (day) => day === '' || isFoundationDate(day),
      'past_day_missing',
    ),
    address: optionalText(MAX_LINE_LENGTH),
    website: link,
    links: z.array(link).max(MAX_PROFILE_LINKS, 'too_many_links').default([]),
    additional_phone: optionalMobileNumber(),
    public_email: optionalEmail(MAX_LINE_LENGTH),
  }),
})

/** @param url as it was sent */
export function isOwnPicture(url: unknown): url is string {
  return typeof url === 'string' && OWN_PICTURE_PATH.test(url)
}

/** The scheme may be omitted. */
function addScheme(text: string): string {
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`
}
