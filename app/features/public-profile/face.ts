import type face from '../../../locales/ka/face.json'
import type { ActFailure } from '../../http/act-failure'
import type { PictureKind } from '../../upstream/public-profile.server'

/** Without a language. */
export const PATH = '/account/profile'

/** What is wrong with a field, in the words of the namespace `face`. */
export type FaceMistake = keyof (typeof face)['mistakes']

/** A picture that was sent with a form that came back: it need not be sent again. */
export interface SentPicture {
  token: string
  address: string
}

/** A profile that came back to whoever sent it. */
export interface ReturnedFace {
  /** As typed. */
  values: Record<string, string>
  pictures: Partial<Record<PictureKind, SentPicture>>
  mistakes: { field: string; mistake: FaceMistake }[]
  /** Why nothing came of it where no field is to blame. */
  failure?: ActFailure | undefined
}

export const LONGEST_ABOUT = 2_000
export const MOST_LINKS = 8
/** What cameras of phones make, and more than enough for a page. */
export const MOST_PICTURE_BYTES = 6_000_000

/** Whether there is a page that everybody can see, and all the fields that it shows. */
export function isCompany(role: string | undefined): boolean {
  return role === 'broker' || role === 'developer'
}
