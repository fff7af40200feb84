import type { IncomingMessage } from 'node:http'
import type { Express, Request } from 'express'

export type GetOrigin = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/** Returns the scheme and host that visitors use. Requires trusted headers (trusted-headers.ts). */
export function createGetOrigin(publicOrigin: string | undefined): GetOrigin {
  return (request) => publicOrigin ?? `${readProtocol(request)}://${request.headers.host}`
}

export function readProtocol({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const forwarded = headers['x-forwarded-proto']
  return typeof forwarded === 'string' ? forwarded : 'encrypted' in socket ? 'https' : 'http'
}

/** Returns the visitor's IP, also behind trusted proxies. */
export type GetIp = (request: IncomingMessage) => string

export function createGetIp(app: Express): GetIp {
  // Express gives requests a prototype that knows the trusted proxies.
  return (request) => (Object.setPrototypeOf(request, app.request) as Request).ip ?? ''
}
