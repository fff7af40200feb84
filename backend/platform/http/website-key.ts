import type { RequestHandler } from 'express'
import { ApiError } from './errors'

/** Accepts any key, because the backend serves one website. */
export const requireWebsiteKey: RequestHandler = (request, _response, next) => {
  next(request.get('x-website-key') ? undefined : new ApiError(403, 'X-Website-Key is required'))
}
