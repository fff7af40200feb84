import express, { Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../../auth/required-user'
import { findUser } from '../../auth/store'
import { answering } from '../../http/answering'
import { ApiError, invalid, unauthenticated } from '../../http/errors'
import { localeOf } from '../../http/locale'
import { queryOf, textOf } from '../../http/query'
import { pictureOf } from '../../people/answer'
import { keepPicture, MOST_PICTURE_BYTES, PICTURE_KINDS, uploadedPath } from './pictures'
import { findFace, isCompany } from './store'

/** With what stands around a file in a form. */
const readPicture = express.raw({ type: () => true, limit: MOST_PICTURE_BYTES + 10_000 })

/** `/profile/public` and `/profile/pictures`: what somebody shows of themselves. It is changed by `/profile/update`. */
export function faceRoutes(pool: pg.Pool, uploadFolder: string): Router {
  const router = Router()

  router.get(
    '/profile/public',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const face = await findFace(pool, userId, localeOf(request))
      if (!face) throw unauthenticated()
      return {
        type: face.type,
        slug: face.slug,
        display_name: face.name,
        photo: pictureOf(face.photo),
        cover: pictureOf(face.cover),
        about: face.about,
        foundation_date: face.founded_on,
        website: face.website,
        address: face.address,
        links: face.links,
        additional_phone: face.additional_phone_number,
        public_email: face.public_email,
      }
    }),
  )

  router.post(
    '/profile/pictures',
    readPicture,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const kind = PICTURE_KINDS.find((one) => one === textOf(queryOf(request), 'kind'))
      const user = await findUser(pool, userId)
      if (!user) throw unauthenticated()
      if (!kind || (kind === 'cover' && !isCompany(user.type)))
        throw invalid([{ field: 'kind', message: 'The kind field must be photo, or cover of a company.' }])
      const bytes = await pictureIn(request.body, request.get('content-type') ?? '')
      const isLogo = kind === 'photo' && isCompany(user.type)
      const token = await keepPicture(pool, uploadFolder, { userId, kind, bytes, isLogo })
      return { token, picture: pictureOf(uploadedPath(token)) }
    }),
  )

  return router
}

/** The file in the field `picture`. */
async function pictureIn(raw: unknown, type: string): Promise<Buffer> {
  if (!Buffer.isBuffer(raw)) throw new ApiError(400, 'Bad request')
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new ApiError(400, 'Bad request')
    })
  const picture = form.get('picture')
  if (!(picture instanceof Blob) || picture.size === 0)
    throw invalid([{ field: 'picture', message: 'The picture field is required.' }])
  return Buffer.from(await picture.arrayBuffer())
}
