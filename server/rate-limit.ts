import type { RequestHandler } from 'express'
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit'
import { VIDEO_ADS_PATH } from '../backend/video-ads/urls'
import { refuse } from './refuse'

/** Whoever has pressed too much may still leave, and ask for lighter pages. */
const UNLIMITED_PATHS = ['/do/sign-out', '/do/light-mode']

/** What only programs ask, in every language: script, and whoever shows the picture of a page that was passed on. */
export const DATA_PATHS = [
  ...['/data', '/og'].flatMap((path) => [path, `/en${path}`, `/ru${path}`]),
  VIDEO_ADS_PATH,
]

/** At most this many POSTs a minute from one network address; the answer beyond is a page that says when to return. */
export function limitPosts(perMinute: number): RequestHandler {
  return rateLimit({
    ...createRateLimitOptions(perMinute),
    skip: (request) => request.method !== 'POST' || UNLIMITED_PATHS.includes(request.path),
    handler: (request, response, next) => {
      const retryAfterSeconds = Number(response.getHeader('Retry-After')) || 60
      refuse(request, response, { status: 429, retryAfterSeconds }, next)
    },
  })
}

/** At most this many questions of programs a minute from one network address; beyond, a bare 429, which they bear. */
export function limitDataRequests(perMinute: number): RequestHandler {
  return rateLimit({ ...createRateLimitOptions(perMinute), message: '' })
}

function createRateLimitOptions(perMinute: number): Partial<Options> {
  return {
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? ''),
  }
}
