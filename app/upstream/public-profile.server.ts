import { z } from 'zod'
import type { Call } from './door.server'
import { optionalText, success } from './envelope'
import { formData } from './form-data'
import { type ActAnswer, actAnswer, Refusal, spokenRefusals } from './refusals'

export const pictureKinds = ['photo', 'cover'] as const
export type PictureKind = (typeof pictureKinds)[number]

const Picture = z.object({ thumb: z.string() }).nullish()

const Face = z
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
    pictures: { photo: photo?.thumb, cover: cover?.thumb } as Record<PictureKind, string | undefined>,
    /** As the form has them, by the names of its fields. */
    fields: { ...texts, links: links.join('\n') },
  }))

/** What somebody shows of themselves, in the language of the page. */
export type Face = z.output<typeof Face>

export const ownFace: Call<Face> = { api: 'main', path: 'profile/public', answer: success(Face) }

const Kept = success(z.object({ token: z.uuid(), picture: z.object({ thumb: z.string() }) })).transform(
  ({ token, picture }) => ({ ok: true as const, token, address: picture.thumb }),
)

/** Sends a picture; the answer's token puts it into the profile. */
export function sendPicture(kind: PictureKind, picture: Blob): Call<z.output<typeof Kept> | Refusal> {
  const body = new FormData()
  body.append('picture', picture, kind)
  return {
    api: 'main',
    method: 'POST',
    path: 'profile/pictures',
    query: new URLSearchParams({ kind }),
    body,
    answer: z.union([Refusal, Kept]),
    refusals: spokenRefusals,
  }
}

/** Changes what is given, by the names of the contract; an empty text is none any more. Safe to repeat. */
export function updateFace(change: Record<string, string | undefined>): Call<ActAnswer> {
  return {
    api: 'main',
    method: 'POST',
    path: 'profile/update',
    body: formData(change),
    ...actAnswer(success(z.unknown())),
  }
}
