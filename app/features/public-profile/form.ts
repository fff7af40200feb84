import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import type { ErrorKey } from '~/forms/field-error'
import { companyProfileFields, displayName } from '~contract/forms/profile'
import { MAX_PROFILE_PICTURE_BYTES } from '~contract/public-profile'
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

const personFields = {
  display_name: displayName.person,
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
    display_name: displayName.company,
    cover: picture('cover_invalid', 'cover_too_large'),
    cover_token: uploadedToken,
    cover_url: uploadedUrl,
    remove_cover: isRemoved,
    ...companyProfileFields.shape,
    links: companyProfileFields.shape.links.default([]),
  }),
})

/** @param url URL as sent */
export function isOwnPicture(url: unknown): url is string {
  return typeof url === 'string' && OWN_PICTURE_PATH.test(url)
}
