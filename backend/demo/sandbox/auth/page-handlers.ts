import { randomBytes } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { TooManyAttempts } from '~backend/auth/sign-in-attempts'
import { logSecurityEvent, type SecurityLog } from '~backend/platform/security-events'
import { SIGN_IN_STATE } from '~contract/identity'
import { findLocale, findPathLocale } from '../locale'
import { addAccessToken, parseReturnUrl } from '../return-url'
import type { AuthPageContext } from './components'
import { foreignReturnUrlPage, tooManyAttemptsPage } from './pages'

export type AuthSiteOptions = {
  /** Public origin. Default: the request's host. */
  publicOrigin: string | undefined
  log: SecurityLog
}

type AuthPageHandler = (visit: AuthPageContext, request: Request, response: Response) => Promise<unknown>

export function createPageHandlers({ publicOrigin, log }: AuthSiteOptions) {
  const findReturnUrl = ({ returnUrl }: AuthPageContext, request: Request) =>
    parseReturnUrl(returnUrl, publicOrigin ?? `${request.protocol}://${request.get('host')}`)

  return {
    /** Serves a page. Rejects return URLs of other sites, and reports too many attempts. */
    serve(handler: AuthPageHandler): RequestHandler {
      return (request, response, next) => {
        const visit = getPageContext(request)
        if (!findReturnUrl(visit, request)) return response.status(400).send(foreignReturnUrlPage(visit))
        handler(visit, request, response).catch((error: unknown) => {
          if (!(error instanceof TooManyAttempts)) return next(error)
          const { retryAfterSeconds } = error
          logSecurityEvent(log, 'sign_in_limited', { requestId: response.locals.requestId })
          response.set('Retry-After', String(retryAfterSeconds))
          response.status(429).send(tooManyAttemptsPage(visit, retryAfterSeconds))
        })
      }
    },

    /**
     * Signs in at once within the site; elsewhere the return URL holds the token, as with an operator's login
     * site.
     */
    async returnWithToken(
      visit: AuthPageContext,
      request: Request,
      response: Response,
      token: string,
    ): Promise<void> {
      const url = findReturnUrl(visit, request)
      if (!url) return
      const { signInDirectly } = response.locals as {
        signInDirectly?: (url: URL, token: string) => Promise<void>
      }
      if (signInDirectly) return signInDirectly(url, token)
      // The state shows that the sign-in happened in this browser, so no confirmation is needed.
      const state = randomBytes(16).toString('base64url')
      url.searchParams.set(SIGN_IN_STATE.param, state)
      response.cookie(SIGN_IN_STATE.cookie, state, {
        maxAge: SIGN_IN_STATE.maxAgeSeconds * 1_000,
        httpOnly: true,
        secure: true,
        sameSite: 'lax',
      })
      response.redirect(303, addAccessToken(url, token))
    },
  }
}

function getPageContext(request: Request): AuthPageContext {
  const url = new URL(request.originalUrl, 'http://here.invalid')
  const returnUrl = url.searchParams.get('Continue') ?? undefined
  return {
    locale: findLocale(url.searchParams.get('lang')) ?? findPathLocale(returnUrl) ?? 'ka',
    path: url.pathname,
    returnUrl,
  }
}
