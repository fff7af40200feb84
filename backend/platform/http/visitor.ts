import { createHash } from 'node:crypto'
import type { Request } from 'express'

/** What the web server calls a visitor: opaque, at most 64 characters, and never their address itself. */
const VISITOR_ID = /^[\x21-\x7e]{1,64}$/

/** The visitor whom a call is made for; undefined when the caller names nobody, or nobody that could be. */
export function findVisitorId(request: Request): string | undefined {
  return request.get('x-visitor')?.match(VISITOR_ID)?.[0]
}

/** As `visitorOf`; whoever names no visitor is one themselves, by a hash of where the call comes from. */
export function getVisitorId(request: Request): string {
  return (
    findVisitorId(request) ??
    createHash('sha256')
      .update(`address ${request.ip ?? ''}`)
      .digest('hex')
  )
}
