import type { SubmissionFailure } from '~/forms/submission-failure'
import type { ProfilePictureKind } from '~/upstream/public-profile.server'
import type publicProfile from '../../../locales/ka/public-profile.json'

/** Without a language. */
export const PUBLIC_PROFILE_PATH = '/account/profile'

/** What is wrong with a field, in the words of the namespace `public-profile`. */
export type PublicProfileErrorKey = keyof (typeof publicProfile)['field_errors']

/** A picture that was sent with a form that came back: it need not be sent again. */
export interface UploadedPicture {
  token: string
  url: string
}

/** A profile that came back to whoever sent it. */
export interface PublicProfileFormResult {
  /** As typed. */
  values: Record<string, string>
  pictures: Partial<Record<ProfilePictureKind, UploadedPicture>>
  fieldErrors: { field: string; error: PublicProfileErrorKey }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: SubmissionFailure | undefined
}

export const MAX_ABOUT_LENGTH = 2_000
export const MAX_LINKS = 8
/** What cameras of phones make, and more than enough for a page. */
export const MAX_PICTURE_BYTES = 6_000_000

/** Whether there is a page that everybody can see, and all the fields that it shows. */
export function hasPublicPage(role: string | undefined): boolean {
  return role === 'broker' || role === 'developer'
}
