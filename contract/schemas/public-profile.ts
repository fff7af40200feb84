import { z } from 'zod'
import { ACCOUNT_TYPES } from '../accounts'
import { optionalText, unread } from './primitives'

const Picture = z.object({ thumb: z.string() })

/** `GET /profile/public` */
export const PublicProfile = z.object({
  type: unread(z.enum(ACCOUNT_TYPES)),
  slug: optionalText,
  display_name: z.string(),
  photo: Picture.nullish(),
  cover: Picture.nullish(),
  about: optionalText,
  foundation_date: optionalText,
  website: optionalText,
  address: optionalText,
  links: z.array(z.string()).default([]),
  additional_phone: optionalText,
  public_email: optionalText,
})

/** `POST /profile/pictures`. The token assigns the picture to the profile. */
export const ProfilePictureUploaded = z.object({ token: z.uuid(), picture: Picture })
