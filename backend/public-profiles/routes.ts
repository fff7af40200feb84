import express, { type Request, Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { findUser } from '~backend/auth/store'
import { requireSignIn, userHandler } from '~backend/platform/auth/authenticate'
import { parseFiles } from '~backend/platform/http/body'
import { ApiError, invalidField, unauthenticated } from '~backend/platform/http/errors'
import { getLocale } from '~backend/platform/http/locale'
import { getText, parseQuery } from '~backend/platform/http/query'
import { type DescribePicture, toFullSizeImage } from '~backend/platform/pictures'
import { isCompany } from '~contract/accounts'
import { MAX_PROFILE_PICTURE_BYTES, PROFILE_PICTURE_KINDS } from '~contract/public-profile'
import type { ProfilePictureUploaded, PublicProfile } from '~contract/schemas/public-profile'
import { findPublicProfile } from './store'
import { savePicture, toUploadedPath } from './uploaded-pictures'

/** The limit has room for the multipart framing. */
const readPictureBody = express.raw({ type: () => true, limit: MAX_PROFILE_PICTURE_BYTES + 10_000 })

export function publicProfileRoutes(
  pool: pg.Pool,
  uploadFolder: string,
  describePicture: DescribePicture,
): Router {
  const router = Router()

  router.get(
    '/profile/public',
    userHandler(async (request, userId): Promise<z.input<typeof PublicProfile>> => {
      const profile = await findPublicProfile(pool, userId, getLocale(request))
      if (!profile) throw unauthenticated()
      return {
        type: profile.type,
        slug: profile.slug,
        display_name: profile.name,
        photo: toFullSizeImage(profile.photo, describePicture),
        cover: toFullSizeImage(profile.cover, describePicture),
        about: profile.about,
        foundation_date: profile.founded_on,
        website: profile.website,
        address: profile.address,
        links: profile.links,
        additional_phone: profile.additional_phone_number,
        public_email: profile.public_email,
      }
    }),
  )

  router.post(
    '/profile/pictures',
    requireSignIn,
    readPictureBody,
    userHandler(async (request, userId): Promise<z.input<typeof ProfilePictureUploaded>> => {
      const kind = PROFILE_PICTURE_KINDS.find((one) => one === getText(parseQuery(request), 'kind'))
      const user = await findUser(pool, userId)
      if (!user) throw unauthenticated()
      if (!kind || (kind === 'cover' && !isCompany(user.type)))
        throw invalidField('kind', 'must be photo, or cover of a company')
      const bytes = await parsePicture(request)
      const isLogo = kind === 'photo' && isCompany(user.type)
      const token = await savePicture(pool, uploadFolder, { userId, kind, bytes, isLogo })
      return { token, picture: toFullSizeImage(toUploadedPath(token), describePicture) }
    }),
  )

  return router
}

async function parsePicture(request: Request): Promise<Buffer> {
  if (!Buffer.isBuffer(request.body)) throw new ApiError(400, 'Bad request')
  const picture = (await parseFiles(request)).get('picture')
  if (!picture) throw invalidField('picture', 'is required')
  return Buffer.from(await picture.arrayBuffer())
}
