import type { IncomingMessage } from 'node:http'
import { UNCOUNTED_HEADER } from '~contract/uncounted-requests'

/** Headers of browsers for pages that may never be shown. */
const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
const PREFETCH = /prefetch|prerender|preview/i

/** Returns true if the response is not a view: it is not shown yet, or it is a copy. */
export function isUncounted({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method === 'HEAD' || headers[UNCOUNTED_HEADER] !== undefined) return true
  return PURPOSE_HEADERS.some((name) => PREFETCH.test(String(headers[name] ?? '')))
}
