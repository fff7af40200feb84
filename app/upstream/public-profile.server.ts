import type { z } from 'zod'
import { profileEndpoints } from '~contract/endpoints/profile'
import type { ProfilePictureKind } from '~contract/public-profile'
import type * as wire from '~contract/schemas/accounts'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

const toPublicProfile = ({
  slug,
  photo,
  cover,
  links,
  type: _,
  ...texts
}: z.output<typeof wire.PublicProfile>) => ({
  slug,
  pictures: { photo: photo?.thumb, cover: cover?.thumb } as Record<ProfilePictureKind, string | undefined>,
  fields: { ...texts, links },
})

export type PublicProfile = ReturnType<typeof toPublicProfile>

export const ownPublicProfile: Call<PublicProfile> = defineCall(
  profileEndpoints.publicProfile,
  toPublicProfile,
)({})

const callUploadPicture = defineAction(profileEndpoints.uploadPicture, ({ token, picture }) => ({
  token,
  url: picture.thumb,
}))

const callUpdate = defineAction(profileEndpoints.update)

/** Uploads a picture and returns the token that puts it into the profile. */
export function uploadProfilePicture(
  kind: ProfilePictureKind,
  picture: Blob,
): Call<{ ok: true; token: string; url: string } | Refusal> {
  const file = new File([picture], kind, { type: picture.type })
  return callUploadPicture({ query: { kind }, body: { picture: file } })
}

/** Changes the given fields; an empty text clears a field. Safe to repeat. */
export function updatePublicProfile(change: Record<string, string | undefined>): Call<ActionResult> {
  return callUpdate({ body: change })
}
