import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { LoadContext } from '../../../http/context.server'
import { type Language, languageOf } from '../../../i18n/languages'
import type { Call } from '../../../upstream/door.server'
import { isUpstreamError } from '../../../upstream/errors'
import {
  type CardWords,
  cardWords,
  type PictureCard,
  type PictureKind,
  pictureAddress,
  versionOf,
} from './card.server'
import { drawPicture } from './draw.server'

/** What is known to those who tell what a picture shows: never who asks for it. */
export interface PictureAsker extends CardWords {
  /** A call in nobody's name, so that what only some may see is in no picture. */
  call<Answer>(call: Call<Answer>): Promise<Answer>
  reference<Answer>(call: Call<Answer>): Promise<Answer>
}

/** What the picture of a page shows, by what the address names the page; undefined where there is none. */
export type PictureSubject = (key: string, asker: PictureAsker) => Promise<PictureCard | undefined>

interface Drawn {
  bytes: Buffer
  /** With its photo, where it has one. */
  isWhole: boolean
}

const STREET = '/img/street.svg'
const MOST_BYTES = 32 * 1024 ** 2
/** How soon a photo that could not be had is asked for again. */
const SOON_SECONDS = 60
const RETRY_AFTER_SECONDS = 2

/** One is drawn at a time, so that pages keep the machine. */
const turn = bulkhead(1, 16)

const drawn = new LRUCache<string, Drawn, { card: PictureCard; context: LoadContext }>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
  fetchMethod: async (_address, _stale, { context: { card, context }, options }) => {
    const made = await turn.execute(() => draw(card, context))
    if (!made.isWhole) options.ttl = SOON_SECONDS * 1000
    return made
  },
})

/** The picture of a page, by its version: one of before leads to the one of now, and what nobody has is not found. */
export async function answerPicture(
  { request, params, context }: LoaderFunctionArgs,
  subjects: Record<PictureKind, PictureSubject>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { kind = '', key = '', file = '' } = params
  const [, version] = /^([0-9a-f]{16})\.jpg$/.exec(file) ?? []
  if (!version || !isKind(kind, subjects)) throw nothing()
  const kept = drawn.get(pathname)
  if (kept) return answer(kept)
  const language = languageOf(pathname)
  const card = await cardOf(subjects[kind], key, await askerOf(language, context))
  if (!card) throw nothing()
  if (versionOf(card) !== version)
    throw redirect(pictureAddress(kind, key, card, language), { headers: { 'Cache-Control': 'no-store' } })
  try {
    const made = await drawn.fetch(pathname, { context: { card, context } })
    return made ? answer(made) : nothing()
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error
    context.log.warn({ requestId: context.requestId }, 'too many shared pictures wait to be drawn')
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' },
    })
  }
}

function isKind(kind: string, subjects: Record<PictureKind, PictureSubject>): kind is PictureKind {
  return Object.hasOwn(subjects, kind)
}

async function askerOf(language: Language, context: LoadContext): Promise<PictureAsker> {
  const { door, references, requestId, site } = context
  const nobody = { language, requestId }
  return {
    ...(await cardWords({ language, site })),
    call: (call) => door.call(nobody, call),
    reference: (call) => references.get(nobody, call),
  }
}

async function cardOf(subject: PictureSubject, key: string, asker: PictureAsker) {
  try {
    return await subject(key, asker)
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return undefined
    throw error
  }
}

async function draw(card: PictureCard, { photos, log, requestId }: LoadContext): Promise<Drawn> {
  const had = (href: string) =>
    photos(href).catch((error: unknown) => {
      log.warn({ requestId, href, cause: String(error) }, 'a shared picture is drawn without its photo')
      return undefined
    })
  const photo = card.photo && (await had(card.photo.href))
  if (photo) {
    // What an upstream calls a picture may be none.
    const bytes = await drawPicture(card, photo).catch(() => undefined)
    if (bytes) return { bytes, isWhole: true }
  }
  const street = await had(STREET)
  return { bytes: await drawPicture(card, undefined, street), isWhole: !card.photo && street !== undefined }
}

function answer({ bytes, isWhole }: Drawn): Response {
  const keep = isWhole ? 'public, max-age=31536000, immutable' : `public, max-age=${SOON_SECONDS}`
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'image/jpeg', 'Content-Length': `${bytes.length}`, 'Cache-Control': keep },
  })
}

function nothing(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}
