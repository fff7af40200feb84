import { Router } from 'express'
import { rememberSeenLocale } from '~backend/messages/settings-store'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { endSession } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { getAccessToken } from '~backend/platform/http/access-token'
import { unauthenticated } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { findUser } from './store'
import { toAccountJson } from './to-json'

export function groupedInfoRoutes(db: Db): Router {
  return Router().get(
    // Any suffix is accepted, because some callers send one.
    '/auth/grouped-info/:suffix?',
    visitorHandler(async (request, id) => {
      const user = id === undefined ? undefined : await findUser(db, id)
      if (!user) throw unauthenticated()
      const locale = getLocale(request)
      // Written only on change, because every page calls this endpoint.
      if (user.seen_locale !== locale) await rememberSeenLocale(db, user.id, locale)
      return { user: toAccountJson(user) }
    }),
  )
}

/** `POST /auth/logout`, and `GET /logout` after any 401. Both end the session. */
export function logoutRoutes(db: Db): Router {
  const logout = jsonHandler(async (request) => {
    const token = getAccessToken(request)
    if (token) await endSession(db, token)
    return []
  })
  return Router().post('/auth/logout', logout).get('/logout', logout)
}
