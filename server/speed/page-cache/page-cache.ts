import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { createEtag } from '~/http/etag.server'
import type { PageCaching, ReadParams } from '~/page/page-caching'
import { hasPersonalSource } from '~/page/personal-headers'
import { findRouteName } from '~contract/instrumentation'
import { type ContentEncoding, encodeBody } from '../../content-encoding'
import { extendEtag } from '../../etag'
import type { GetOrigin } from '../../request-origin'
import { type CompletedPage, isRead, type SentPages } from '../../sent-pages'
import type { ShownVersions, Versions } from '../../shown-versions'
import { createPlaceholder, fillUrl, PageTemplate, toPlaceholderParameter } from './page-template'
import { parsePageUrl } from './page-url'
import { hasOnlyRepeatableCookies } from './set-cookies'
import { readSharedHeaders, type SharedHeaders } from './shared-headers'
import { listSharedHeaders } from './shared-response-headers'

/** Maximum age in ms of what a visitor may see, from the start of the request that rendered it. */
const MAX_AGE_MS = 1_000
/** Maximum age in ms if nothing that the page shows has changed; some of it depends on the time of day. */
const MAX_UNCHANGED_AGE_MS = 30_000
/** Share of the age after which one visitor at a time has the page rendered again; others get the old one. */
const RENEWED_PART = 0.5
const RENEWED_UNCHANGED_PART = 0.9
const MAX_BYTES = 8_000_000
const MAX_ENCODED_BYTES = 4_000_000
const MAX_PATH_CHARACTERS = 200_000
/** Field with the one-time key of a form: app/forms/post-form.tsx. */
const FORM_KEY_FIELD = 'name="form_key"'

export interface CachedPage {
  /** Names and values in turn. */
  headers: string[]
  contentType: string
  encoding: ContentEncoding
  /** ETag of the page; for a template, of the document without foreign parameters. */
  etag: string
  /** The page as it was sent; for a template, before encoding. */
  body: Buffer | PageTemplate
  caching: PageCaching
  /** Pattern of its URL; undefined without metrics and traces. */
  route: string | undefined
  madeAt: number
  changes: number
  versions: Versions | undefined
  hasFormKey: boolean
  isBeingRenewed: boolean
  /** IP addresses of visitors whose view has been counted. */
  countedConnections: Set<string>
}

export interface FoundPage {
  page: CachedPage
  /** Parameters of this visitor's URL that the page does not read. */
  foreign: string
}

/** Start of a request whose page is rendered because it was not cached. */
interface CacheMiss extends Pick<CachedPage, 'madeAt' | 'changes' | 'versions'> {
  key: string
  url: string
  /** Placeholder of the foreign parameters while the page is rendered. */
  placeholder: string | undefined
  foreign: string
  template?: PageTemplate
}

interface PageCacheOptions {
  /** Rises with every change made by visitors of this process. */
  countChanges(): number
  /** Undefined if no backend reports changes. */
  versions: ShownVersions | undefined
  getOrigin: GetOrigin
}

/** Caches finished pages as they were sent to a guest. */
export class PageCache implements SentPages {
  readonly #pages: LRUCache<string, CachedPage>
  /** Parameters read by the last rendering of a path. */
  readonly #readParams = new LRUCache<string, ReadParams>({
    maxSize: MAX_PATH_CHARACTERS,
    sizeCalculation: (_params, { length }) => length,
  })
  readonly #encoded = new LRUCache<string, Buffer>({
    maxSize: MAX_ENCODED_BYTES,
    sizeCalculation: ({ length }, key) => length + key.length,
  })
  readonly #misses = new WeakMap<IncomingMessage, CacheMiss>()
  readonly #options: PageCacheOptions
  #hits = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#pages = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body, headers }, key) => body.length + key.length + headers.join().length,
    })
  }

  /** Number of requests served from the cache since the start. */
  get hits(): number {
    return this.#hits
  }

  /** @returns a promise if the database must first confirm that the page is current */
  find(request: IncomingMessage, { isConfirmed = false } = {}): FoundPage | Promise<void> | undefined {
    const shared = isRead(request) ? readSharedHeaders(request) : undefined
    if (!shared) return undefined
    const url = this.#misses.get(request)?.url ?? request.url ?? '/'
    const readParams = this.#readParams.get(toPath(url))
    const pageUrl = readParams && parsePageUrl(url, readParams)
    const key = pageUrl ? `*${pageUrl.shape}\n${shared.key}` : `${url}\n${shared.key}`
    const foreign = pageUrl?.foreign ?? ''
    const now = performance.now()
    const page = this.#pages.get(key)
    if (page && !this.#isPersonal(request, page.caching)) {
      const confirming = isConfirmed || !page.versions ? undefined : this.#options.versions?.confirm()
      if (confirming && now - page.madeAt > MAX_AGE_MS * RENEWED_PART) return confirming
      if (this.#takeIfFresh(key, page, now)) {
        this.#hits += 1
        return { page, foreign }
      }
    }
    const placeholder = pageUrl && createPlaceholder()
    request.url = pageUrl && placeholder ? pageUrl.withForeign(toPlaceholderParameter(placeholder)) : url
    const { countChanges, versions } = this.#options
    const start = { madeAt: now, changes: countChanges(), versions: versions?.lastKnown }
    this.#misses.set(request, { ...start, key, url, placeholder, foreign })
    return undefined
  }

  etagOf({ page: { etag, body }, foreign }: FoundPage): string {
    return body instanceof PageTemplate ? extendEtag(etag, foreign) : etag
  }

  /** Returns the body as it is sent. Recently encoded bodies are cached for visitors of the same link. */
  bodyOf({ page: { etag, body, encoding }, foreign }: FoundPage): Buffer | Promise<Buffer> {
    if (!(body instanceof PageTemplate)) return body
    if (encoding === 'identity') return body.fill(foreign)
    const key = `${etag} ${encoding} ${foreign}`
    const known = this.#encoded.get(key)
    if (known) return known
    return encodeBody(body.fill(foreign), encoding).then((encoded) => {
      this.#encoded.set(key, encoded.body)
      return encoded.body
    })
  }

  #isPersonal(request: IncomingMessage, caching: PageCaching): boolean {
    return hasPersonalSource(caching, request.headers, this.#options.getOrigin(request))
  }

  #takeIfFresh(key: string, page: CachedPage, now: number): boolean {
    const age = now - page.madeAt
    const { countChanges, versions } = this.#options
    const isYoung = page.changes === countChanges()
    const isUnchanged =
      page.versions !== undefined &&
      // A visitor who has sent a form needs another key in the next one.
      (isYoung || !page.hasFormKey) &&
      versions?.isUnchanged(page.versions, page.madeAt, page.caching.topics)
    const maxAge = isUnchanged ? MAX_UNCHANGED_AGE_MS : isYoung ? MAX_AGE_MS : -1
    if (age > maxAge) {
      this.#pages.delete(key)
      return false
    }
    const renewedAge = maxAge * (isUnchanged ? RENEWED_UNCHANGED_PART : RENEWED_PART)
    if (age <= renewedAge || page.isBeingRenewed) return true
    page.isBeingRenewed = true
    return false
  }

  confirm(): Promise<void> | undefined {
    return this.#options.versions?.confirm()
  }

  readHeaders(request: IncomingMessage): SharedHeaders['headers'] | undefined {
    return readSharedHeaders(request)?.headers
  }

  clear(): void {
    this.#pages.clear()
  }

  /** Puts the parameters of the visitor's URL in place of the placeholder. */
  complete(request: IncomingMessage, document: Buffer): CompletedPage {
    const miss = this.#misses.get(request)
    if (!miss?.placeholder) return { document, etag: createEtag(document) }
    const { placeholder, foreign } = miss
    miss.template = PageTemplate.parse(document, placeholder)
    const etag = extendEtag(createEtag(miss.template.fill('')), foreign)
    return { document: miss.template.fill(foreign), etag }
  }

  completeHeader(request: IncomingMessage, value: string): string {
    const { placeholder, foreign = '' } = this.#misses.get(request) ?? {}
    return placeholder && value.includes(placeholder) ? fillUrl(value, placeholder, foreign) : value
  }

  /** Caches a response that others may be shown. */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    { caching, document, body, encoding, etag }: Parameters<SentPages['keep']>[2],
  ): void {
    const miss = this.#misses.get(request)
    if (!miss || !caching.isAllowed || this.#isPersonal(request, caching)) return
    if (!hasOnlyRepeatableCookies(response)) return
    const headers = listSharedHeaders(response)
    if (!headers) return
    const { content } = this.#options.versions?.lastKnown ?? {}
    // It may show data that the process remembered from before the change.
    if (miss.versions && miss.versions.content !== content) return
    if (caching.params) this.#readParams.set(toPath(miss.url), caching.params)
    const { key, madeAt, changes, versions, template } = miss
    this.#pages.set(key, {
      headers,
      contentType: String(response.getHeader('content-type')),
      encoding,
      etag: template ? createEtag(template.fill('')) : etag,
      body: template ?? body,
      caching,
      route: findRouteName(request),
      madeAt,
      changes,
      versions,
      hasFormKey: document.includes(FORM_KEY_FIELD),
      isBeingRenewed: false,
      countedConnections: new Set(),
    })
  }
}

function toPath(url: string): string {
  return url.split('?', 1)[0] ?? url
}
