/** Registered, as the server and the pages are bundles of their own, each with its copy of this module. */
const DATA = Symbol.for('ezo.documentData')

/**
 * What a loader has returned for a plain document. Remix encodes loader data for the browser before a page is rendered,
 * also where no script will read it; of this object it finds no members.
 */
export class DocumentData {
  readonly [DATA]: unknown

  constructor(data: unknown) {
    this[DATA] = data
  }
}

/** Loader data by route, as components read it. */
export function unwrapDocumentData(loaderData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => [id, isDocumentData(data) ? data[DATA] : data]),
  )
}

function isDocumentData(data: unknown): data is DocumentData {
  return typeof data === 'object' && data !== null && DATA in data
}
