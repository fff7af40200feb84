import type { IncomingMessage } from 'node:http'

export type GetOrigin = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/** Returns the scheme and host that visitors use. Requires trusted headers (trusted-headers.ts). */
export function createGetOrigin(publicOrigin: string | undefined): GetOrigin {
  return (request) => publicOrigin ?? `${readProtocol(request)}://${request.headers.host}`
}

export function readProtocol({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const forwarded = headers['x-forwarded-proto']
  return typeof forwarded === 'string' ? forwarded : 'encrypted' in socket ? 'https' : 'http'
}
