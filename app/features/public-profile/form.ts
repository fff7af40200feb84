import type { SubmissionFailure } from '~/forms/submission-failure'
import type { ProfilePictureKind } from '~contract/public-profile'
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
