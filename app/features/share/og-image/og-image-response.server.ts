import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { getPathLanguage, type Language } from '~/i18n/languages'
import type { LoadContext } from '~/page/load-context.server'
import type { Call } from '~/upstream/upstream-client.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import {
  hashCard,
  loadOgCardLocale,
  type OgCard,
  type OgCardLocale,
  type OgPageKind,
  ogImageUrl,
} from './og-card.server'

/** Context without the requester's identity. */
export interface OgCardContext extends OgCardLocale {
  /** Calls anonymously, so that no private data gets into the image. */
  call<Answer>(call: Call<Answer>): Promise<Answer>
  reference<Answer>(call: Call<Answer>): Promise<Answer>
}

export type OgCardLoader = (key: string, asker: OgCardContext) => Promise<OgCard | undefined>

interface DrawnImage {
  bytes: Buffer
  isWhole: boolean
}

const STREET_IMAGE = '/img/street.svg'
const MAX_CACHE_BYTES = 32 * 1024 ** 2
/** Maximum age of an image with a missing photo, in seconds. */
const INCOMPLETE_MAX_AGE_SECONDS = 60
const RETRY_AFTER_SECONDS = 2

/** Limit of one rendering at a time, to leave CPU for pages. */
const drawingLimit = bulkhead(1, 16)

const imageCache = new LRUCache<string, DrawnImage, { card: OgCard; context: LoadContext }>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
  fetchMethod: async (_key, _stale, { context: { card, context }, options }) => {
    const made = await drawingLimit.execute(() => drawWithFallback(card, context))
    if (!made.isWhole) options.ttl = INCOMPLETE_MAX_AGE_SECONDS * 1000
    return made
  },
})

/** Returns the image. Outdated versions redirect to the current one; unknown keys are 404. */
export async function loadOgImageResponse(
  { request, params, context }: LoaderFunctionArgs,
  cardLoaders: Record<OgPageKind, OgCardLoader>,
): Promise<Response> {
  const language = getPathLanguage(new URL(request.url).pathname)
  const { kind = '', key = '', file = '' } = params
  const [, version] = /^([0-9a-f]{16})\.jpg$/.exec(file) ?? []
  if (!version || !isOgPageKind(kind, cardLoaders)) throw notFoundResponse()
  const cacheKey = [language, kind, key, version].join('\n')
  const cached = imageCache.get(cacheKey)
  if (cached) return imageResponse(cached)
  const card = await loadCard(cardLoaders[kind], key, await createCardContext(language, context))
  if (!card) throw notFoundResponse()
  if (hashCard(card) !== version)
    throw redirect(ogImageUrl(kind, key, card, language), { headers: { 'Cache-Control': 'no-store' } })
  try {
    const made = await imageCache.fetch(cacheKey, { context: { card, context } })
    return made ? imageResponse(made) : notFoundResponse()
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error
    context.log.warn({ requestId: context.requestId }, 'the queue of social images is full')
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' },
    })
  }
}

function isOgPageKind(kind: string, subjects: Record<OgPageKind, OgCardLoader>): kind is OgPageKind {
  return Object.hasOwn(subjects, kind)
}

async function createCardContext(language: Language, context: LoadContext): Promise<OgCardContext> {
  const { upstream, referenceCache: references, requestId, site } = context
  const nobody = { language, requestId }
  return {
    ...(await loadOgCardLocale({ language, site })),
    call: (call) => upstream.call(nobody, call),
    reference: (call) => references.get(nobody, call),
  }
}

async function loadCard(loader: OgCardLoader, key: string, cardContext: OgCardContext) {
  try {
    return await loader(key, cardContext)
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return undefined
    throw error
  }
}

async function drawWithFallback(
  card: OgCard,
  { fetchPhoto, log, requestId }: LoadContext,
): Promise<DrawnImage> {
  const leavePhotoOut = (href: string) => (error: unknown) => {
    log.warn({ requestId, href, cause: String(error) }, 'a social image is drawn without its photo')
    return undefined
  }
  const loadPhoto = (href: string) => fetchPhoto(href).catch(leavePhotoOut(href))
  // Loaded on demand with sharp, whose libraries are 20 MB.
  const { drawOgImage } = await import('./draw-og-image.server')
  const photo = card.photo && (await loadPhoto(card.photo.href))
  if (card.photo && photo) {
    // The upstream's file may not be an image.
    const bytes = await drawOgImage(card, photo).catch(leavePhotoOut(card.photo.href))
    if (bytes) return { bytes, isWhole: true }
  }
  const street = await loadPhoto(STREET_IMAGE)
  return { bytes: await drawOgImage(card, undefined, street), isWhole: !card.photo && street !== undefined }
}

function imageResponse({ bytes, isWhole }: DrawnImage): Response {
  const cacheControl = isWhole
    ? 'public, max-age=31536000, immutable'
    : `public, max-age=${INCOMPLETE_MAX_AGE_SECONDS}`
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': `${bytes.length}`,
      'Cache-Control': cacheControl,
    },
  })
}

function notFoundResponse(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}
