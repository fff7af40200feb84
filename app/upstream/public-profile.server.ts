import { z } from 'zod'
import type { ProfilePictureKind } from '~contract/public-profile'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/public-profile'
import { type ActionResult, actionResultOf, Refusal, refusalResponses } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const PublicProfile = wire.PublicProfile.transform(({ slug, photo, cover, links, type: _, ...texts }) => ({
  slug,
  pictures: { photo: photo?.thumb, cover: cover?.thumb } as Record<ProfilePictureKind, string | undefined>,
  fields: { ...texts, links },
}))

export type PublicProfile = z.output<typeof PublicProfile>

export const ownPublicProfile: Call<PublicProfile> = {
  api: 'main',
  path: 'profile/public',
  answer: success(PublicProfile),
}

const PictureUpload = success(wire.ProfilePictureUploaded).transform(({ token, picture }) => ({
  ok: true as const,
  token,
  url: picture.thumb,
}))

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
