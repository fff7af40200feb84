/** Registered symbol: the server and the pages are separate bundles, each with its copy of this module. */
const DATA = Symbol.for('ezo.documentData')

/**
 * Loader data of a plain document. Remix encodes loader data for the browser before it renders a page, even
 * if no script reads it; this object has no enumerable members.
 */
export class DocumentData {
  readonly [DATA]: unknown

  constructor(data: unknown) {
    this[DATA] = data
  }
}

/** Unwraps loader data by route, for components. */
export function unwrapDocumentData(loaderData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => [id, isDocumentData(data) ? data[DATA] : data]),
  )
}

function isDocumentData(data: unknown): data is DocumentData {
  return typeof data === 'object' && data !== null && DATA in data
}
