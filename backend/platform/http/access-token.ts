import type { Request } from 'express'

/** `global-authorization` holds the bare token. */
export function getAccessToken(request: Request): string | undefined {
  const bearer = request.get('authorization')?.match(/^Bearer (\S+)$/i)?.[1]
  return bearer ?? (request.get('global-authorization')?.trim() || undefined)
}
