import type { Request, RequestHandler, Response } from 'express'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'
import { parseAccessToken } from '~/session/access-token'
import { readCookie } from '~/session/cookies.server'
import { setFlash } from '~/session/flash.server'
import { currentUser } from '~/upstream/accounts.server'
import type { UpstreamClient } from '~/upstream/upstream-client.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import type { BodyRules } from './body-rules'
import { refuse } from './refuse'
import { getRequestId } from './request-id'

/**
 * Verifies the sender of files that only users may send, before reading them. Guests are redirected to sign
 * in, as by the page itself.
 */
export function requireUploader(upstream: UpstreamClient, rules: BodyRules): RequestHandler {
  return (request, response, next) => {
    if (rules.find(request).sender !== 'user' || !rules.isUpload(request)) return next()
    findRefusal(upstream, request, response).then((status) => {
      if (status === undefined) return next()
      if (status !== 401) return refuse(request, response, { status }, next)
      const language = getPathLanguage(request.path)
      response.append('Set-Cookie', setFlash('sign_in_required', request.path))
      response.redirect(303, toLocalizedPath('/', language))
    }, next)
  }
}

async function findRefusal(
  upstream: UpstreamClient,
  request: Request,
  response: Response,
): Promise<number | undefined> {
  const token = parseAccessToken(readCookie(request.get('cookie'), 'token'))
  if (!token) return 401
  try {
    const language = getPathLanguage(request.path)
    await upstream.call({ language, token, requestId: getRequestId(response) }, currentUser)
    return undefined
  } catch (error) {
    if (isUpstreamError(error)) return error.status
    throw error
  }
}
