import type { RequestHandler } from 'express'
import { type Options, rateLimit, type Store } from 'express-rate-limit'
import { MonotonicStore } from '~backend/platform/http/monotonic-store'
import { toNetwork } from '~backend/platform/http/network'
import { VIDEO_ADS_PATH } from '~backend/video-ads/urls'
import { type BodyRules, isPhotoPart } from './body-rules'
import { refuse } from './refuse'
import { isUnqueuedPage } from './speed/page-queue/queue-pages'

/** Paths available even above the limit on forms. */
const SWITCH_PATHS = ['/do/sign-out', '/do/light-mode']

/** Paths requested only by programs: script and social preview crawlers. */
export const DATA_PATHS = [
  ...['/data', '/og'].flatMap((path) => [path, `/en${path}`, `/ru${path}`]),
  VIDEO_ADS_PATH,
]

/** Per minute and IP. */
const MAX_UPLOADS = 12
/** Per minute and IP: 5 MB a second. */
const MAX_PHOTO_PARTS = 600

/** Limits forms per minute and IP; the error page says when to retry. */
export function limitPosts(perMinute: number, store?: Store): RequestHandler {
  return rateLimit({
    ...createRateLimitOptions(perMinute, store),
    skip: (request) =>
      request.method !== 'POST' || SWITCH_PATHS.includes(request.path) || isPhotoPart(request),
    handler: refuseTooMany,
  })
}

/** Limits these paths separately, so that users who have sent many forms can still sign out. */
export function limitSwitches(perMinute: number, store?: Store): RequestHandler {
  return rateLimit({
    ...createRateLimitOptions(perMinute, store),
    skip: ({ method, path }) => method !== 'POST' || !SWITCH_PATHS.includes(path),
    handler: refuseTooMany,
  })
}

/** Limits pages that bypass the queue, so that they cannot fill the processor by themselves. */
export function limitUnqueuedPages(perMinute: number, store?: Store): RequestHandler {
  return rateLimit({
    ...createRateLimitOptions(perMinute, store),
    skip: (request) => !isUnqueuedPage(request),
    handler: refuseTooMany,
  })
}

/** Limits forms with files, which cost memory. */
export function limitUploads({ isUpload }: BodyRules, store?: Store): RequestHandler {
  return rateLimit({
    ...createRateLimitOptions(MAX_UPLOADS, store),
    skip: (request) => !isUpload(request),
    handler: refuseTooMany,
  })
}

/** Limits photo parts. A photo of some megabytes has many; the script waits as long as Retry-After says. */
export function limitPhotoParts(store?: Store): RequestHandler {
  return rateLimit({ ...createRateLimitOptions(MAX_PHOTO_PARTS, store), message: '' })
}

const refuseTooMany: RequestHandler = (request, response, next) => {
  const retryAfterSeconds = Number(response.getHeader('Retry-After')) || 60
  refuse(request, response, { status: 429, retryAfterSeconds }, next)
}

/** Limits per minute and IP; rejected requests get no page. */
export function limitDataRequests(perMinute: number, store?: Store): RequestHandler {
  return rateLimit({ ...createRateLimitOptions(perMinute, store), message: '' })
}

/** @param store counts of this limit; default: the memory of this process */
export function createRateLimitOptions(
  perMinute: number,
  store: Store = new MonotonicStore(),
): Partial<Options> {
  return {
    store,
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: ({ ip }) => toNetwork(ip),
    // Otherwise the library checks a stack trace, for which Node.js would unpack the source maps and keep 20
    // MB.
    validate: { creationStack: false },
  }
}
