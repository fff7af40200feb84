import { type Request, Router } from 'express'
import type pg from 'pg'
import { findUser } from '~backend/auth/store'
import { parseFiles } from '~backend/platform/http/body'
import { ApiError, invalidField, unauthenticated } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { type DescribePicture, toFullSizeImage } from '~backend/platform/pictures'
import { isCompany } from '~contract/accounts'
import { profileEndpoints } from '~contract/endpoints/profile'
import { findPublicProfile } from './store'
import { savePicture, toUploadedPath } from './uploaded-pictures'

export function publicProfileRoutes(
  pool: pg.Pool,
  uploadFolder: string,
  describePicture: DescribePicture,
): Router {
  const router = Router()

  mountEndpoint(router, profileEndpoints.publicProfile, async ({ userId, locale }) => {
    const profile = await findPublicProfile(pool, userId, locale)
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
  })

  mountEndpoint(router, profileEndpoints.uploadPicture, async ({ query: { kind }, userId, request }) => {
    const user = await findUser(pool, userId)
    if (!user) throw unauthenticated()
    if (!kind || (kind === 'cover' && !isCompany(user.type)))
      throw invalidField('kind', 'must be photo, or cover of a company')
    const bytes = await parsePicture(request)
    const isLogo = kind === 'photo' && isCompany(user.type)
    const token = await savePicture(pool, uploadFolder, { userId, kind, bytes, isLogo })
    return { token, picture: toFullSizeImage(toUploadedPath(token), describePicture) }
  })

  return router
}

async function parsePicture(request: Request): Promise<Buffer> {
  if (!Buffer.isBuffer(request.body)) throw new ApiError(400, 'Bad request')
  const picture = (await parseFiles(request)).get('picture')
  if (!picture) throw invalidField('picture', 'is required')
  return Buffer.from(await picture.arrayBuffer())
}
