import { randomBytes } from 'node:crypto'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type pg from 'pg'
import { describeDevice } from '~backend/auth/describe-device'
import { hashPassword } from '~backend/auth/passwords'
import { AccountBlocked, signIn } from '~backend/auth/sign-in'
import { recordAttempt, TooManyAttempts } from '~backend/auth/sign-in-attempts'
import { addUser } from '~backend/auth/store'
import { createSession } from '~backend/platform/auth/sessions'
import { toNetwork } from '~backend/platform/http/network'
import { logSecurityEvent, type SecurityLog } from '~backend/platform/security-events'
import { SIGN_IN_STATE } from '~contract/sign-in-state'
import { DEMO_PASSWORD } from '../../seed/people/people'
import { findLocale, findPathLocale } from '../locale'
import { addAccessToken, parseReturnUrl } from '../return-url'
import type { AuthPageContext } from './components'
import { isDemoEmail, listDemoPeople } from './demo-people'
import { type FieldErrors, RegisterForm, SignInForm, toFieldErrors } from './forms'
import { foreignReturnUrlPage, registerPage, signInPage, tooManyAttemptsPage } from './pages'

type AuthSiteOptions = {
  /** Default: the request's host. */
  publicOrigin: string | undefined
  log: SecurityLog
}

export function authSite(pool: pg.Pool, { publicOrigin, log }: AuthSiteOptions): Router {
  const router = Router()
  router.use(express.urlencoded({ extended: false, limit: '16kb' }))
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })

  router.get(
    '/',
    serve(async (visit, _request, response) => {
      response.send(signInPage(visit, { values: {}, errors: {} }, await listDemoPeople(pool)))
    }),
  )

  router.post(
    '/',
    serve(async (visit, request, response) => {
      const typed = parseFormValues(request)
      const again = async (fieldErrors: FieldErrors) =>
        response
          .status(422)
          .send(signInPage(visit, { values: typed, errors: fieldErrors }, await listDemoPeople(pool)))
      const form = SignInForm.safeParse(
        isDemoEmail(typed.as) ? { email: typed.as, password: DEMO_PASSWORD } : typed,
      )
      if (!form.success) return again(toFieldErrors(form.error))
      const { email, password } = form.data
      const device = describeDevice(request.get('user-agent'))
      const token = await signIn(pool, { email, network: toNetwork(request.ip) }, { password, device }).catch(
        (error: unknown) => {
          if (error instanceof AccountBlocked) return error
          throw error
        },
      )
      if (typeof token !== 'string') {
        logSecurityEvent(log, 'sign_in_refused', { requestId: response.locals.requestId })
        return again({ password: token ? 'blocked' : 'wrong_password' })
      }
      redirectBack(visit, request, response, token)
    }),
  )

  router.get(
    '/register',
    serve(async (visit, _request, response) => {
      response.send(registerPage(visit, { values: {}, errors: {} }))
    }),
  )

  router.post(
    '/register',
    serve(async (visit, request, response) => {
      const typed = parseFormValues(request)
      const again = (fieldErrors: FieldErrors) =>
        response.status(422).send(registerPage(visit, { values: typed, errors: fieldErrors }))
      const form = RegisterForm.safeParse(typed)
      if (!form.success) return again(toFieldErrors(form.error))
      const { password, phone, ...person } = form.data
      await recordAttempt(pool, { email: person.email, network: toNetwork(request.ip) })
      const id = await addUser(pool, {
        ...person,
        phoneNumber: phone,
        passwordHash: await hashPassword(password),
      })
      if (id === undefined) return again({ email: 'email_taken' })
      redirectBack(
        visit,
        request,
        response,
        await createSession(pool, id, describeDevice(request.get('user-agent'))),
      )
    }),
  )

  return router

  function serve(
    handler: (visit: AuthPageContext, request: Request, response: Response) => Promise<unknown>,
  ): RequestHandler {
    return (request, response, next) => {
      const visit = getPageContext(request)
      if (!parseReturnUrl(visit.returnUrl, getOrigin(request)))
        return response.status(400).send(foreignReturnUrlPage(visit))
      handler(visit, request, response).catch((error: unknown) => {
        if (!(error instanceof TooManyAttempts)) return next(error)
        const { retryAfterSeconds } = error
        logSecurityEvent(log, 'sign_in_limited', { requestId: response.locals.requestId })
        response.set('Retry-After', String(retryAfterSeconds))
        response.status(429).send(tooManyAttemptsPage(visit, retryAfterSeconds))
      })
    }
  }

  function redirectBack(
    { returnUrl: continueTo }: AuthPageContext,
    request: Request,
    response: Response,
    token: string,
  ) {
    const address = parseReturnUrl(continueTo, getOrigin(request))
    if (!address) return
    // Whoever has just signed in here need not be asked again whether the account is theirs.
    const state = randomBytes(16).toString('base64url')
    address.searchParams.set(SIGN_IN_STATE.param, state)
    response.cookie(SIGN_IN_STATE.cookie, state, {
      maxAge: SIGN_IN_STATE.maxAgeSeconds * 1_000,
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
    })
    response.redirect(303, addAccessToken(address, token))
  }

  function getOrigin(request: Request): string {
    return publicOrigin ?? `${request.protocol}://${request.get('host')}`
  }
}

function getPageContext(request: Request): AuthPageContext {
  const url = new URL(request.originalUrl, 'http://here.invalid')
  const continueTo = url.searchParams.get('Continue') ?? undefined
  return {
    locale: findLocale(url.searchParams.get('lang')) ?? findPathLocale(continueTo) ?? 'ka',
    path: url.pathname,
    returnUrl: continueTo,
  }
}

/** NUL is removed, as PostgreSQL texts cannot hold it. */
function parseFormValues(request: Request): Record<string, unknown> {
  const fields = Object.entries((request.body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\0', '') : value]),
  )
}
