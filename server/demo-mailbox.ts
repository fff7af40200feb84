import type { RequestHandler } from 'express'
import { readCookie } from '~/session/cookies.server'
import type { Signer } from '~/session/signer.server'
import { readTypedEmails } from '~/session/typed-emails.server'

/**
 * Finds the address whose e-mails the demo outbox shows to this browser, in addition to those of demo users.
 */
export function findOwnMailbox(signer: Signer): RequestHandler {
  return (request, response, next) => {
    const { cookie } = request.headers
    response.locals.typedEmails = readTypedEmails(signer, cookie)
    response.locals.accessToken = readCookie(cookie, 'token')
    next()
  }
}
