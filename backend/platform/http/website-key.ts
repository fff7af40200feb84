import type { RequestHandler } from 'express'
import { ApiError } from './errors'

/** Callers name the website they call for. Any name is answered, as one website is all there is. */
export const requireWebsiteKey: RequestHandler = (request, _response, next) => {
  next(request.get('x-website-key') ? undefined : new ApiError(403, 'X-Website-Key is required'))
}
