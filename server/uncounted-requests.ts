import type { IncomingMessage } from 'node:http'
import { UNCOUNTED_HEADER } from '~contract/uncounted-requests'

/** Headers by which browsers say that nobody may ever see the page. */
const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']
const PREFETCH = /prefetch|prerender|preview/i

/** True if the answer is not a view: nobody sees it yet, or it is a copy. */
export function isUncounted({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method === 'HEAD' || headers[UNCOUNTED_HEADER] !== undefined) return true
  return PURPOSE_HEADERS.some((name) => PREFETCH.test(String(headers[name] ?? '')))
}
