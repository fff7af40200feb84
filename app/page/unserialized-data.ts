/** Registered symbol: the server and the pages are separate bundles, each with its copy of this module. */
const DATA = Symbol.for('ezo.unserializedData')

/**
 * Loader data that only the server reads. Remix encodes loader data for the browser before it renders a page,
 * even if no script reads it; this object has no enumerable members.
 */
export class UnserializedData {
  readonly [DATA]: unknown

  constructor(data: unknown) {
    this[DATA] = data
  }
}

/** Unwraps loader data by route, for components. */
export function unwrapLoaderData(loaderData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => [id, isUnserializedData(data) ? data[DATA] : data]),
  )
}

function isUnserializedData(data: unknown): data is UnserializedData {
  return typeof data === 'object' && data !== null && DATA in data
}
