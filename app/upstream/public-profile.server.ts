import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { optionalText } from '~contract/schemas/primitives'
import { type ActionResult, actionResultOf, Refusal, refusalResponses } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

export const profilePictureKinds = ['photo', 'cover'] as const
export type ProfilePictureKind = (typeof profilePictureKinds)[number]

const Picture = z.object({ thumb: z.string() }).nullish()

const PublicProfile = z
  .object({
    slug: optionalText,
    display_name: z.string(),
    photo: Picture,
    cover: Picture,
    about: optionalText,
    foundation_date: optionalText,
    website: optionalText,
    address: optionalText,
    links: z.array(z.string()).default([]),
    additional_phone: optionalText,
    public_email: optionalText,
  })
  .transform(({ slug, photo, cover, links, ...texts }) => ({
    slug,
    pictures: { photo: photo?.thumb, cover: cover?.thumb } as Record<ProfilePictureKind, string | undefined>,
    fields: { ...texts, links: links.join('\n') },
  }))

export type PublicProfile = z.output<typeof PublicProfile>

export const ownPublicProfile: Call<PublicProfile> = {
  api: 'main',
  path: 'profile/public',
  answer: success(PublicProfile),
}

const PictureUpload = success(
  z.object({ token: z.uuid(), picture: z.object({ thumb: z.string() }) }),
).transform(({ token, picture }) => ({ ok: true as const, token, url: picture.thumb }))

/** Uploads a picture and returns the token that puts it into the profile. */
export function uploadProfilePicture(
  kind: ProfilePictureKind,
  picture: Blob,
): Call<z.output<typeof PictureUpload> | Refusal> {
  const body = new FormData()
  body.append('picture', picture, kind)
  return {
    api: 'main',
    method: 'POST',
    path: 'profile/pictures',
    query: new URLSearchParams({ kind }),
    body,
    answer: z.union([Refusal, PictureUpload]),
    refusals: refusalResponses,
  }
}

/** Changes the given fields; an empty text clears a field. Safe to repeat. */
export function updatePublicProfile(change: Record<string, string | undefined>): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'profile/update',
    body: toFormData(change),
    ...actionResultOf(success(z.unknown())),
  }
}
