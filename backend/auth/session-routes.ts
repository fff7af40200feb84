import { type Request, type Response, Router } from 'express'
import type { Logger } from 'pino'
import { endOtherSession, endOtherSessions, listSessions } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { getAccessToken } from '~backend/platform/http/access-token'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { logSecurityEvent } from '~backend/platform/security-events'
import { accountEndpoints } from '~contract/endpoints/accounts'

export function sessionRoutes(db: Db, log: Logger): Router {
  const logEnded = (ended: number, response: Response) => {
    if (ended > 0) logSecurityEvent(log, 'sessions_ended', { requestId: response.locals.requestId })
  }

  const router = Router()

  mountEndpoint(router, accountEndpoints.sessions, async ({ request, userId }) => ({
    sessions: await listSessions(db, userId, getToken(request)),
  }))

  mountEndpoint(router, accountEndpoints.endOtherSessions, async ({ request, userId, response }) => {
    const ended = await endOtherSessions(db, userId, getToken(request))
    logEnded(ended, response)
    return { ended }
  })

  mountEndpoint(router, accountEndpoints.endOtherSession, async ({ params, request, userId, response }) => {
    const ended = await endOtherSession(db, userId, { id: params.id, token: getToken(request) })
    logEnded(ended, response)
    return { ended }
  })

  return router
}

function getToken(request: Request): string {
  return getAccessToken(request) ?? ''
}
