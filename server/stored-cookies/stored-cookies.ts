import { randomBytes } from 'node:crypto'
import { parse } from 'cookie'
import { type CookieName, clearCookie, cookieFacts, findSetCookieName } from '~/session/cookies.server'
import { type FlashName, setFlash } from '~/session/flash.server'
import type { Signer } from '~/session/signer.server'
import type { CookieStore } from '~contract/cookie-store'

/**
 * Maximum length of a value that stays in its cookie. All our cookies together must fit into a request's
 * header.
 */
export const MAX_INLINE_LENGTH = 150
/** Maximum length of a stored value; a form's body has at most 500,000 bytes. */
const MAX_STORED_LENGTH = 800_000
/** Maximum waiting time for the store in ms; a page is shown without the value after that. */
const MAX_WAIT_MS = 2_000

/** Cookies that may be stored, with the message to the visitor if that fails. */
const STORABLE: Partial<Record<CookieName, FlashName | undefined>> = {
  formDrafts: 'draft_lost',
  interruptedForm: 'form_lost',
  sentForms: undefined,
  estimate: undefined,
  topUp: undefined,
}

/** Reference to an entry, `~{id}.{key}`. Sealed and signed values never begin with a tilde. */
const REFERENCE = /^~([\w-]{1,64}\.[\w-]{22})\.([\w-]{43})$/

interface Reference {
  id: string
  key: string
}

interface StoredCookiesOptions {
  store: CookieStore
  signer: Signer
  log: { warn(details: object, message: string): void }
}

/**
 * Moves long cookie values into a store on the server and back, so that loaders and actions may set cookies
 * of any length. The browser holds a short reference with the decryption key. Removing the cookie removes the
 * entry.
 */
export class StoredCookies {
  readonly #store: CookieStore
  readonly #signer: Signer
  readonly #log: StoredCookiesOptions['log']

  constructor({ store, signer, log }: StoredCookiesOptions) {
    this.#store = store
    this.#signer = signer
    this.#log = log
  }

  /** Returns the `Cookie` header with the stored values in place of their references. */
  async restore(header: string | undefined): Promise<string | undefined> {
    const references = readReferences(header)
    if (header === undefined || references.size === 0) return header
    const pairs = await Promise.all(
      header.split(';').map(async (pair) => {
        const name = pair.slice(0, pair.indexOf('=')).trim()
        const reference = references.get(name)
        const value = reference && (await this.#find(name, reference))
        return value === undefined ? pair.trim() : `${name}=${value}`
      }),
    )
    return pairs.join('; ')
  }

  /**
   * Returns the `Set-Cookie` lines with references in place of long values.
   * @param header the `Cookie` header as the browser sent it
   * @param visitor pseudonym of the visitor's network
   */
  async store(
    lines: readonly string[],
    { header, visitor }: { header: string | undefined; visitor: string },
  ): Promise<string[]> {
    const references = readReferences(header)
    const made: string[] = []
    const lost: FlashName[] = []
    for (const line of lines) {
      const cookie = findSetCookieName(line)
      const name = line.slice(0, line.indexOf('='))
      const before = references.get(name)
      const [value = ''] = line.slice(name.length + 1).split(';', 1)
      if (!cookie || !(cookie in STORABLE)) made.push(line)
      else if (value === '') {
        if (before) await this.#remove(before)
        made.push(line)
      } else if (!before && value.length <= MAX_INLINE_LENGTH) made.push(line)
      else {
        // The same entry again: an answer that never arrives leaves the browser with a reference that still
        // works.
        const reference = before ?? createReference(visitor)
        const isSaved = await this.#save(name, reference, { value, maxAgeSeconds: getMaxAge(cookie) })
        made.push(
          isSaved
            ? `${name}=~${reference.id}.${reference.key}${line.slice(name.length + 1 + value.length)}`
            : clearCookie(cookie),
        )
        const flash = STORABLE[cookie]
        if (!isSaved && flash) lost.push(flash)
      }
    }
    const [flash] = lost
    if (!flash) return made
    return [...made.filter((line) => findSetCookieName(line) !== 'flash'), setFlash(flash)]
  }

  async #find(name: string, { id, key }: Reference): Promise<string | undefined> {
    try {
      const sealed = await inTime(this.#store.find(id))
      return this.#signer.unseal(toPurpose(name, key), sealed?.toString('base64url'))?.toString()
    } catch (error) {
      this.#log.warn({ cause: String(error) }, 'a stored cookie could not be read')
      return undefined
    }
  }

  async #save(
    name: string,
    { id, key }: Reference,
    { value, maxAgeSeconds }: { value: string; maxAgeSeconds: number },
  ): Promise<boolean> {
    if (value.length > MAX_STORED_LENGTH) return false
    const sealed = Buffer.from(this.#signer.seal(toPurpose(name, key), Buffer.from(value)), 'base64url')
    try {
      const isSaved = await inTime(this.#store.save({ id, sealed, maxAgeSeconds }))
      if (!isSaved) this.#log.warn({}, 'the cookie store is full')
      return isSaved
    } catch (error) {
      this.#log.warn({ cause: String(error) }, 'a cookie could not be stored')
      return false
    }
  }

  async #remove({ id }: Reference): Promise<void> {
    await inTime(this.#store.remove(id)).catch((error: unknown) =>
      this.#log.warn({ cause: String(error) }, 'a stored cookie could not be removed; it expires'),
    )
  }
}

const storableNames = new Set<string>(
  cookieFacts.filter(({ cookie }) => cookie in STORABLE).map(({ name }) => name),
)

function getMaxAge(cookie: CookieName): number {
  return cookieFacts.find((facts) => facts.cookie === cookie)?.maxAgeSeconds ?? 0
}

/** Returns references by the name of their cookie. */
function readReferences(header: string | undefined): Map<string, Reference> {
  const references = new Map<string, Reference>()
  if (!header?.includes('=~')) return references
  for (const [name, value] of Object.entries(parse(header))) {
    const [, id, key] = (storableNames.has(name) && value && REFERENCE.exec(value)) || []
    if (id && key) references.set(name, { id, key })
  }
  return references
}

function createReference(visitor: string): Reference {
  return {
    id: `${visitor || 'unknown'}.${randomBytes(16).toString('base64url')}`,
    key: randomBytes(32).toString('base64url'),
  }
}

function toPurpose(name: string, key: string): string {
  return `stored cookie ${name} ${key}`
}

/** @throws Error after MAX_WAIT_MS */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${MAX_WAIT_MS} ms`)), MAX_WAIT_MS)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
