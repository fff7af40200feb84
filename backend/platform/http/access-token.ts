import type { Request } from 'express'

/** The access token of a call: the raw one of the platform's own header, or the usual bearer. */
export function getAccessToken(request: Request): string | undefined {
  const bearer = request.get('authorization')?.match(/^Bearer (\S+)$/i)?.[1]
  return bearer ?? (request.get('global-authorization')?.trim() || undefined)
}
