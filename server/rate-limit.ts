import type { RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { refuse } from './refusal'

/** Whoever has pressed too much may still leave, and ask for lighter pages. */
const ALWAYS = ['/do/sign-out', '/do/light-mode']

/** At most this many POSTs a minute from one network address; the answer beyond is a page that says when to return. */
export function limitPosts(perMinute: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: (request) => request.method !== 'POST' || ALWAYS.includes(request.path),
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? ''),
    handler: (request, response, next) => {
      const retryAfterSeconds = Number(response.getHeader('Retry-After')) || 60
      refuse(request, response, { status: 429, retryAfterSeconds }, next)
    },
  })
}
