import express, { type Request, Router } from 'express'
import type pg from 'pg'
import { describeDevice } from '~backend/auth/describe-device'
import { hashPassword } from '~backend/auth/passwords'
import { AccountBlocked, signIn } from '~backend/auth/sign-in'
import { recordAttempt } from '~backend/auth/sign-in-attempts'
import { addUser } from '~backend/auth/store'
import { createSession } from '~backend/platform/auth/sessions'
import { toNetwork } from '~backend/platform/http/network'
import { logSecurityEvent } from '~backend/platform/security-events'
import { DEMO_PASSWORD } from '../../seed/people/people'
import { isDemoEmail, listDemoPeople } from './demo-people'
import { type FieldErrors, RegisterForm, SignInForm, toFieldErrors } from './forms'
import type { FieldErrorKey } from './messages'
import { type AuthSiteOptions, createPageHandlers } from './page-handlers'
import { type FormState, registerPage, signInPage } from './pages'

const EMPTY_FORM: FormState = { values: {}, errors: {} }

export function authSite(pool: pg.Pool, options: AuthSiteOptions): Router {
  const { serve, returnSignedIn } = createPageHandlers(options)
  const router = Router()
  router.use(express.urlencoded({ extended: false, limit: '16kb' }))
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })

  router.get(
    '/',
    serve(async (visit, _request, response) => {
      response.send(signInPage(visit, EMPTY_FORM, await listDemoPeople(pool)))
    }),
  )

  router.post(
    '/',
    serve(async (visit, request, response) => {
      const values = parseFormValues(request)
      const sendErrors = async (errors: FieldErrors) =>
        response.status(422).send(signInPage(visit, { values, errors }, await listDemoPeople(pool)))
      const form = SignInForm.safeParse(
        isDemoEmail(values.as) ? { email: values.as, password: DEMO_PASSWORD } : values,
      )
      if (!form.success) return sendErrors(toFieldErrors(form.error))
      const result = await signInByForm(pool, form.data, request)
      if ('token' in result) return returnSignedIn(visit, request, response, result.token)
      logSecurityEvent(options.log, 'sign_in_refused', { requestId: response.locals.requestId })
      return sendErrors({ password: result.error })
    }),
  )

  router.get(
    '/register',
    serve(async (visit, _request, response) => {
      response.send(registerPage(visit, EMPTY_FORM))
    }),
  )

  router.post(
    '/register',
    serve(async (visit, request, response) => {
      const values = parseFormValues(request)
      const sendErrors = (errors: FieldErrors) =>
        response.status(422).send(registerPage(visit, { values, errors }))
      const form = RegisterForm.safeParse(values)
      if (!form.success) return sendErrors(toFieldErrors(form.error))
      const { password, phone, ...person } = form.data
      await recordAttempt(pool, { email: person.email, network: toNetwork(request.ip) })
      const id = await addUser(pool, {
        ...person,
        phoneNumber: phone,
        passwordHash: await hashPassword(password),
      })
      if (id === undefined) return sendErrors({ email: 'email_taken' })
      const token = await createSession(pool, id, describeDevice(request.get('user-agent')))
      await returnSignedIn(visit, request, response, token)
    }),
  )

  return router
}

async function signInByForm(
  pool: pg.Pool,
  { email, password }: { email: string; password: string },
  request: Request,
): Promise<{ token: string } | { error: FieldErrorKey }> {
  const attempt = { email, network: toNetwork(request.ip) }
  const device = describeDevice(request.get('user-agent'))
  try {
    const token = await signIn(pool, attempt, { password, device })
    return token === undefined ? { error: 'wrong_password' } : { token }
  } catch (error) {
    if (error instanceof AccountBlocked) return { error: 'blocked' }
    throw error
  }
}

/** Parses the form. NUL is removed, because PostgreSQL texts cannot hold it. */
function parseFormValues(request: Request): Record<string, unknown> {
  const fields = Object.entries((request.body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\0', '') : value]),
  )
}
