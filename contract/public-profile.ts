import { parseUrl } from '~contract/values/url'
import { isCalendarDate } from './values/georgian-time'
import { MAX_LINE_LENGTH } from './values/text-lengths'

export const PROFILE_PICTURE_KINDS = ['photo', 'cover'] as const
export type ProfilePictureKind = (typeof PROFILE_PICTURE_KINDS)[number]

/** Image formats; their media types are `image/{format}`. */
export const PROFILE_PICTURE_FORMATS = ['jpeg', 'png', 'webp'] as const

/** Maximum size of a picture in bytes, enough for phone cameras. */
export const MAX_PROFILE_PICTURE_BYTES = 6_000_000

export const MAX_ABOUT_LENGTH = 2_000
export const MAX_PROFILE_LINKS = 8

export function isProfileUrl(text: string): boolean {
  const url = text.length > MAX_LINE_LENGTH ? undefined : parseUrl(text)
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === ''
  )
}

/** Returns true for a past day such as `2015-05-20`. */
export function isFoundationDate(text: string): boolean {
  return isCalendarDate(text) && text >= '1800-01-01' && Date.parse(text) <= Date.now()
}
