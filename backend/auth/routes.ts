import { Router } from 'express'
import type { Db } from '../db/pool'
import { answering } from '../http/answering'
import { unauthenticated } from '../http/errors'
import { tokenOf } from '../http/token'
import { accountOf } from './account'
import { endSession, signedInUserId } from './sessions'
import { findUser } from './store'

/** `/auth/grouped-info`: who is signed in. */
export function groupedInfoRoutes(db: Db): Router {
  return Router().get(
    '/auth/grouped-info',
    answering(async (request) => {
      const id = await signedInUserId(db, tokenOf(request))
      const user = id === undefined ? undefined : await findUser(db, id)
      if (!user) throw unauthenticated()
      return { user: accountOf(user) }
    }),
  )
}

/** `POST /auth/logout`, and `GET /logout`, which is sent after any 401: both end the session, if there is one. */
export function logoutRoutes(db: Db): Router {
  const logout = answering(async (request) => {
    const token = tokenOf(request)
    if (token) await endSession(db, token)
    return []
  })
  return Router().post('/auth/logout', logout).get('/logout', logout)
}
