import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/**
 * Gives browsers an error page for an error status with an empty body, and scripts the bare status. Actions
 * have no page of their own.
 */
export function refusalPages(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!request.get('accept')?.includes('text/html')) return handler(request, response, next)
    const { end } = response
    response.end = ((...written: Parameters<typeof end>) => {
      response.end = end
      const { statusCode: status } = response
      if (status < 400 || response.headersSent) return response.end(...written)
      const retryAfterSeconds = Number(response.getHeader('Retry-After')) || undefined
      refuse(request, response, { status, retryAfterSeconds }, () => handler(request, response, next))
      return response
    }) as typeof end
    return handler(request, response, next)
  }
}
