import { type Request, Router } from 'express'
import type { Logger } from 'pino'
import { userHandler } from '~backend/platform/auth/authenticate'
import { endOtherSessions, listSessions } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { getAccessToken } from '~backend/platform/http/access-token'
import { logSecurityEvent } from '~backend/platform/security-events'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { Sessions, SessionsEnded } from '~contract/schemas/sessions'

export function sessionRoutes(db: Db, log: Logger): Router {
  return Router()
    .get(
      '/auth/sessions',
      userHandler(async (request, userId): Promise<AnswerOf<typeof Sessions>> => {
        return { sessions: await listSessions(db, userId, getToken(request)) }
      }),
    )
    .post(
      '/auth/sessions/end-others',
      userHandler(async (request, userId, response): Promise<AnswerOf<typeof SessionsEnded>> => {
        const ended = await endOtherSessions(db, userId, getToken(request))
        if (ended > 0) logSecurityEvent(log, 'sessions_ended', { requestId: response.locals.requestId })
        return { ended }
      }),
    )
}

function getToken(request: Request): string {
  return getAccessToken(request) ?? ''
}
