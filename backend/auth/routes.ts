import { type Request, Router } from 'express'
import { rememberSeenLocale } from '~backend/messages/settings-store'
import { endSession } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { getAccessToken } from '~backend/platform/http/access-token'
import { unauthenticated } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { accountEndpoints } from '~contract/endpoints/accounts'
import { findUser } from './store'
import { toAccountJson } from './to-json'

export function accountRoutes(db: Db): Router {
  const router = Router()

  mountEndpoint(router, accountEndpoints.currentUser, async ({ userId, locale }) => {
    const user = await findUser(db, userId)
    if (!user) throw unauthenticated()
    // Every page asks who its visitor is.
    if (user.seen_locale !== locale) await rememberSeenLocale(db, user.id, locale)
    return { user: toAccountJson(user) }
  })

  const logout = async (request: Request) => {
    const token = getAccessToken(request)
    if (token) await endSession(db, token)
    return []
  }
  mountEndpoint(router, accountEndpoints.logout, ({ request }) => logout(request))
  mountEndpoint(router, accountEndpoints.expiredSessionLogout, ({ request }) => logout(request))

  return router
}
