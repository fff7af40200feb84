import { z } from 'zod'
import { optionalText, success } from './envelope'
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
    /** Where small copies of the pictures stand. */
    pictures: { photo: photo?.thumb, cover: cover?.thumb } as Record<ProfilePictureKind, string | undefined>,
    /** As the form has them, by the names of its fields. */
    fields: { ...texts, links: links.join('\n') },
  }))

/** What somebody shows of themselves, in the language of the page. */
export type PublicProfile = z.output<typeof PublicProfile>

export const ownPublicProfile: Call<PublicProfile> = {
  api: 'main',
  path: 'profile/public',
  answer: success(PublicProfile),
}

const PictureUpload = success(
  z.object({ token: z.uuid(), picture: z.object({ thumb: z.string() }) }),
).transform(({ token, picture }) => ({ ok: true as const, token, url: picture.thumb }))

/** Sends a picture; the answer's token puts it into the profile. */
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

/** Changes what is given, by the names of the contract; an empty text is none any more. Safe to repeat. */
export function updatePublicProfile(change: Record<string, string | undefined>): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: 'profile/update',
    body: toFormData(change),
    ...actionResultOf(success(z.unknown())),
  }
}
