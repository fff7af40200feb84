import { createHash } from 'node:crypto'
import type { Request } from 'express'
import { UNCOUNTED_HEADER } from '~contract/uncounted-requests'
import { toNetwork } from './network'

/** Pseudonym of a visitor, assigned by the web server. */
const VISITOR_ID = /^[\x21-\x7e]{1,64}$/

function findVisitorId(request: Request): string | undefined {
  return request.get('x-visitor')?.match(VISITOR_ID)?.[0]
}

/** Returns the visitor whose view counts; undefined for a prefetch, a copy or a HEAD request. */
export function findViewer(request: Request): string | undefined {
  const isUncounted = request.method === 'HEAD' || request.get(UNCOUNTED_HEADER) !== undefined
  return isUncounted ? undefined : findVisitorId(request)
}

/** Returns the visitor's id, or a hash of the network of a caller that sends none. */
export function getVisitorId(request: Request): string {
  return (
    findVisitorId(request) ??
    createHash('sha256')
      .update(`address ${toNetwork(request.ip)}`)
      .digest('hex')
  )
}
