import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import { optionalEmail, optionalMobileNumber, optionalText, requiredText } from '~/forms/field-schemas'
import {
  isFoundationDate,
  isProfileUrl,
  MAX_ABOUT_LENGTH,
  MAX_PROFILE_LINKS,
  MAX_PROFILE_PICTURE_BYTES,
} from '~contract/public-profile'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { profileUpload } from './uploads'

export const PUBLIC_PROFILE_PATH = '/account/profile'

/** Path of a thumbnail on our own site. */
const OWN_PICTURE_PATH = /^\/(?![/\\])[\w./-]{1,200}$/

/** Maximum size of a picture, in megabytes. */
export const MAX_PICTURE_SIZE = MAX_PROFILE_PICTURE_BYTES / 1_000_000

function picture(invalid: ErrorKey, tooLarge: ErrorKey) {
  return z
    .file(invalid)
    .refine(({ size }) => size <= MAX_PROFILE_PICTURE_BYTES, {
      error: tooLarge,
      params: { megabytes: MAX_PICTURE_SIZE },
    })
    .optional()
}

/** Token of a picture that was uploaded with a rejected form. */
const uploadedToken = z.uuid().optional().catch(undefined)
const uploadedUrl = z.string().optional()
/** Ticked checkbox. */
const isRemoved = z
  .string()
  .optional()
  .transform((value) => value !== undefined)

function link(invalid: ErrorKey) {
  return optionalText(MAX_LINE_LENGTH)
    .transform(addScheme)
    .refine((url) => url === '' || isProfileUrl(url), invalid)
}

const name = (missing: ErrorKey) => requiredText(MAX_LINE_LENGTH, { missing, invalid: 'name_too_long' })

const personFields = {
  display_name: name('name_missing'),
  photo: picture('picture_invalid', 'picture_too_large'),
  photo_token: uploadedToken,
  photo_url: uploadedUrl,
  remove_photo: isRemoved,
}

const { files } = profileUpload

export const personProfileForm = defineForm({ id: 'person-profile', files, schema: z.object(personFields) })

export const companyProfileForm = defineForm({
  id: 'company-profile',
  files,
  schema: z.object({
    ...personFields,
    display_name: name('company_missing'),
    cover: picture('cover_invalid', 'cover_too_large'),
    cover_token: uploadedToken,
    cover_url: uploadedUrl,
    remove_cover: isRemoved,
    about: optionalText(MAX_ABOUT_LENGTH),
    foundation_date: optionalText(MAX_LINE_LENGTH).refine(
      (day) => day === '' || isFoundationDate(day),
      'foundation_date_invalid',
    ),
    address: optionalText(MAX_LINE_LENGTH),
    website: link('website_invalid'),
    links: z.array(link('link_invalid')).max(MAX_PROFILE_LINKS, 'too_many_links').default([]),
    additional_phone: optionalMobileNumber(),
    public_email: optionalEmail(MAX_LINE_LENGTH),
  }),
})

/** @param url URL as sent */
export function isOwnPicture(url: unknown): url is string {
  return typeof url === 'string' && OWN_PICTURE_PATH.test(url)
}

/** Adds the scheme if it is missing. */
function addScheme(text: string): string {
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`
}
