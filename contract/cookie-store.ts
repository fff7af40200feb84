/**
 * Server memory for cookie values that are too long for a browser. Values are encrypted with a key that
 * only the visitor's cookie holds, so a reader of the store learns nothing from them.
 */
export interface CookieStore {
  /** Adds or replaces an entry. Returns false when the store is full. */
  save(entry: StoredCookie): Promise<boolean>
  /** Returns undefined for an entry that is unknown, expired or removed. */
  find(id: string): Promise<Buffer | undefined>
  remove(id: string): Promise<void>
}

export interface StoredCookie {
  /** Begins with the visitor's pseudonym: `visitor.random`. */
  id: string
  sealed: Buffer
  maxAgeSeconds: number
}

export const COOKIE_STORE_LIMITS = {
  /** Maximum entries of one network; the oldest are removed for new ones. */
  entriesPerVisitor: 60,
  /** Maximum entries of all visitors together; further ones are refused. */
  entries: 5_000,
  /** Maximum size of all entries together; further ones are refused. */
  bytes: 200_000_000,
} as const

export function getVisitorOfEntry(id: string): string {
  return id.slice(0, id.lastIndexOf('.'))
}
