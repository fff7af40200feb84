import { createHash } from 'node:crypto'
import type { Request } from 'express'
import { toNetwork } from './network'

/** The web server's pseudonym of a visitor. */
const VISITOR_ID = /^[\x21-\x7e]{1,64}$/

export function findVisitorId(request: Request): string | undefined {
  return request.get('x-visitor')?.match(VISITOR_ID)?.[0]
}

/** A caller that names no visitor is one, by a hash of its network. */
export function getVisitorId(request: Request): string {
  return (
    findVisitorId(request) ??
    createHash('sha256')
      .update(`address ${toNetwork(request.ip)}`)
      .digest('hex')
  )
}
