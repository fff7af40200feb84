import type { Request, RequestHandler, Response } from 'express'
import { TooManyAttempts } from '~backend/auth/sign-in-attempts'
import { logSecurityEvent, type SecurityLog } from '~backend/platform/security-events'
import { findLocale, findPathLocale } from '../locale'
import { parseReturnUrl } from '../return-url'
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

    /** Signs in and returns to the site. The site sets the session cookie, so that no URL holds the token. */
    async returnSignedIn(
      visit: AuthPageContext,
      request: Request,
      response: Response,
      token: string,
    ): Promise<void> {
      const url = findReturnUrl(visit, request)
      if (!url) return
      const { signInDirectly } = response.locals as {
        signInDirectly: (url: URL, token: string) => Promise<void>
      }
      await signInDirectly(url, token)
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
