import type { Request, RequestHandler } from 'express'
import { type BodyRule, type BodyRules, findBodyLength } from './body-rules'
import { refuse } from './refuse'

/**
 * Rejects a body before reading it. The HTTP parser enforces the declared length; the form parser limits
 * bodies without one.
 */
export function limitBody(rules: BodyRules): RequestHandler {
  return (request, response, next) => {
    const status = findRefusal(request, rules.find(request))
    if (status === undefined) return next()
    refuse(request, response, { status }, next)
  }
}

function findRefusal(request: Request, { kinds, maxBytes }: BodyRule): number | undefined {
  const length = findBodyLength(request)
  if (length !== undefined && length > maxBytes) return 413
  if (kinds.includes('multipart')) return undefined
  if (length === undefined) return 411
  const isForm = request.is('multipart/form-data')
  return isForm && !kinds.includes('bytes') ? 415 : undefined
}
