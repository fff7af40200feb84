import { type Request, type Response, Router } from 'express'
import type { Logger } from 'pino'
import { userHandler } from '~backend/platform/auth/authenticate'
import { endOtherSession, endOtherSessions, listSessions } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'
import { getAccessToken } from '~backend/platform/http/access-token'
import { logSecurityEvent } from '~backend/platform/security-events'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { Sessions, SessionsEnded } from '~contract/schemas/sessions'

export function sessionRoutes(db: Db, log: Logger): Router {
  const logEnded = (ended: number, response: Response) => {
    if (ended > 0) logSecurityEvent(log, 'sessions_ended', { requestId: response.locals.requestId })
  }

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
        logEnded(ended, response)
        return { ended }
      }),
    )
    .post(
      '/auth/sessions/end/:id',
      userHandler(async (request, userId, response): Promise<AnswerOf<typeof SessionsEnded>> => {
        const session = { id: request.params.id ?? '', token: getToken(request) }
        const ended = await endOtherSession(db, userId, session)
        logEnded(ended, response)
        return { ended }
      }),
    )
}

function getToken(request: Request): string {
  return getAccessToken(request) ?? ''
}
