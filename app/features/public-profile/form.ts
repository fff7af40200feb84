import type { SubmissionFailure } from '~/forms/submission-failure'
import type { ProfilePictureKind } from '~/upstream/public-profile.server'
import type publicProfile from '~locales/ka/public-profile.json'

export const PUBLIC_PROFILE_PATH = '/account/profile'

export type PublicProfileErrorKey = keyof (typeof publicProfile)['field_errors']

/** A picture already uploaded with a rejected form. */
export interface UploadedPicture {
  token: string
  url: string
}

export interface PublicProfileFormResult {
  values: Record<string, string>
  pictures: Partial<Record<ProfilePictureKind, UploadedPicture>>
  fieldErrors: { field: string; error: PublicProfileErrorKey }[]
  failure?: SubmissionFailure | undefined
}

export const MAX_ABOUT_LENGTH = 2_000
export const MAX_LINKS = 8
/** Enough for phone cameras. */
export const MAX_PICTURE_BYTES = 6_000_000

export function hasPublicPage(role: string | undefined): boolean {
  return role === 'broker' || role === 'developer'
}
