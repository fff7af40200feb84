import type { Request } from 'express'

/** Returns the token. `global-authorization` holds it without a scheme. */
export function getAccessToken(request: Request): string | undefined {
  const bearer = request.get('authorization')?.match(/^Bearer (\S+)$/i)?.[1]
  return bearer ?? (request.get('global-authorization')?.trim() || undefined)
}
