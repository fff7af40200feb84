import type { RequestHandler } from 'express'
import { readCookie } from '~/session/cookies.server'
import type { Signer } from '~/session/signer.server'
import { readTypedEmails } from '~/session/typed-emails.server'

/** Whose e-mails the outbox of a demo shows to this browser, beside those to people of the demo. */
export function findOwnMailbox(signer: Signer): RequestHandler {
  return (request, response, next) => {
    const { cookie } = request.headers
    response.locals.typedEmails = readTypedEmails(signer, cookie)
    response.locals.accessToken = readCookie(cookie, 'token')
    next()
  }
}
