import type { RequestHandler } from 'express'
import { type Options, rateLimit, type Store } from 'express-rate-limit'
import { MonotonicStore } from '~backend/platform/http/monotonic-store'
import { toNetwork } from '~backend/platform/http/network'
import { VIDEO_ADS_PATH } from '~backend/video-ads/urls'
import { type BodyRules, isPhotoPart } from './body-rules'
import { isUnqueuedPage } from './page-queue/queue-pages'
import { refuse } from './refuse'

/** Available even beyond the limit of forms. */
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

/** Per minute and IP; the page of a refusal says when to retry. */
export function limitPosts(perMinute: number, store?: Store): RequestHandler {
  return rateLimit({
    ...createRateLimitOptions(perMinute, store),
    skip: (request) =>
      request.method !== 'POST' || SWITCH_PATHS.includes(request.path) || isPhotoPart(request),
    handler: refuseTooMany,
  })
}

/** A separate limit, so that users who have sent many forms can still sign out. */
export function limitSwitches(perMinute: number, store?: Store): RequestHandler {
  return rateLimit({
    ...createRateLimitOptions(perMinute, store),
    skip: ({ method, path }) => method !== 'POST' || !SWITCH_PATHS.includes(path),
    handler: refuseTooMany,
  })
}

/** Pages that never wait in the queue must not fill the processor by themselves. */
export function limitUnqueuedPages(perMinute: number, store?: Store): RequestHandler {
  return rateLimit({
    ...createRateLimitOptions(perMinute, store),
    skip: (request) => !isUnqueuedPage(request),
    handler: refuseTooMany,
  })
}

/** Forms with files cost memory, so fewer of them are read. */
export function limitUploads({ isUpload }: BodyRules, store?: Store): RequestHandler {
  return rateLimit({
    ...createRateLimitOptions(MAX_UPLOADS, store),
    skip: (request) => !isUpload(request),
    handler: refuseTooMany,
  })
}

/** A photo of some megabytes is many of them; the script waits as long as it is told. */
export function limitPhotoParts(store?: Store): RequestHandler {
  return rateLimit({ ...createRateLimitOptions(MAX_PHOTO_PARTS, store), message: '' })
}

const refuseTooMany: RequestHandler = (request, response, next) => {
  const retryAfterSeconds = Number(response.getHeader('Retry-After')) || 60
  refuse(request, response, { status: 429, retryAfterSeconds }, next)
}

/** Per minute and IP; refusals have no page. */
export function limitDataRequests(perMinute: number, store?: Store): RequestHandler {
  return rateLimit({ ...createRateLimitOptions(perMinute, store), message: '' })
}

/** @param store of this limit alone; default: the memory of this process */
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
    // Where limiters are made is looked for in a stack trace, for which Node.js would unpack the source maps and keep 20 MB.
    validate: { creationStack: false },
  }
}
