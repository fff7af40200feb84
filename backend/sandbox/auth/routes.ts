import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type pg from 'pg'
import { TooManyAttempts, takeAttempt } from '../../auth/attempts'
import { hashPassword } from '../../auth/passwords'
import { beginSession } from '../../auth/sessions'
import { signIn } from '../../auth/sign-in'
import { addUser } from '../../auth/store'
import { DEMO_PASSWORD } from '../../seed/people/person'
import { languageOfPath, localeNamed } from '../language'
import { isDemoEmail, listDemoPeople } from './demo-people'
import { type Faults, faultsOf, RegisterForm, SignInForm } from './forms'
import { foreignAddressPage, registerPage, signInPage, tooManyPage } from './pages'
import type { Visit } from './parts'
import { returnAddress, withToken } from './return-address'

/**
 * The authentication site's stand-in: signs people in and sends them back to `Continue` with a token.
 *
 * @param publicOrigin the origin that browsers see; without it, the host of the request is ours
 */
export function authSite(pool: pg.Pool, publicOrigin: string | undefined): Router {
  const router = Router()
  router.use(express.urlencoded({ extended: false, limit: '16kb' }))
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })

  router.get(
    '/',
    serve(async (visit, _request, response) => {
      response.send(signInPage(visit, { typed: {}, faults: {} }, await listDemoPeople(pool)))
    }),
  )

  router.post(
    '/',
    serve(async (visit, request, response) => {
      const typed = typedIn(request)
      const again = async (faults: Faults) =>
        response.status(422).send(signInPage(visit, { typed, faults }, await listDemoPeople(pool)))
      const form = SignInForm.safeParse(
        isDemoEmail(typed.as) ? { email: typed.as, password: DEMO_PASSWORD } : typed,
      )
      if (!form.success) return again(faultsOf(form.error))
      const { email, password } = form.data
      const token = await signIn(pool, { email, address: request.ip ?? '' }, password)
      if (!token) return again({ password: 'wrong_password' })
      goBack(visit, request, response, token)
    }),
  )

  router.get(
    '/register',
    serve(async (visit, _request, response) => {
      response.send(registerPage(visit, { typed: {}, faults: {} }))
    }),
  )

  router.post(
    '/register',
    serve(async (visit, request, response) => {
      const typed = typedIn(request)
      const again = (faults: Faults) => response.status(422).send(registerPage(visit, { typed, faults }))
      const form = RegisterForm.safeParse(typed)
      if (!form.success) return again(faultsOf(form.error))
      const { password, phone, ...person } = form.data
      await takeAttempt(pool, { email: person.email, address: request.ip ?? '' })
      const id = await addUser(pool, {
        ...person,
        phoneNumber: phone,
        passwordHash: await hashPassword(password),
      })
      if (id === undefined) return again({ email: 'email_taken' })
      goBack(visit, request, response, await beginSession(pool, id))
    }),
  )

  return router

  function serve(
    handler: (visit: Visit, request: Request, response: Response) => Promise<unknown>,
  ): RequestHandler {
    return (request, response, next) => {
      const visit = visitOf(request)
      if (!returnAddress(visit.continueTo, originOf(request)))
        return response.status(400).send(foreignAddressPage(visit))
      handler(visit, request, response).catch((error: unknown) => {
        if (!(error instanceof TooManyAttempts)) return next(error)
        const { retryAfterSeconds } = error
        response.set('Retry-After', String(retryAfterSeconds))
        response.status(429).send(tooManyPage(visit, retryAfterSeconds))
      })
    }
  }

  function goBack({ continueTo }: Visit, request: Request, response: Response, token: string) {
    const address = returnAddress(continueTo, originOf(request))
    if (address) response.redirect(303, withToken(address, token))
  }

  function originOf(request: Request): string {
    return publicOrigin ?? `${request.protocol}://${request.get('host')}`
  }
}

/** The language is asked for, or it is that of the page the visitor came from. */
function visitOf(request: Request): Visit {
  const url = new URL(request.originalUrl, 'http://here.invalid')
  const continueTo = url.searchParams.get('Continue') ?? undefined
  return {
    locale: localeNamed(url.searchParams.get('lang')) ?? languageOfPath(continueTo) ?? 'ka',
    path: url.pathname,
    continueTo,
  }
}

/** The fields of the form, without NUL: nobody can type it and no database text may hold it. */
function typedIn(request: Request): Record<string, unknown> {
  const fields = Object.entries((request.body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\0', '') : value]),
  )
}
