import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

/**
 * Marks responses without cache headers as private: they may hold one visitor's data, such as data of
 * hydrated pages.
 */
export const keepAnswersPrivate: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    if (response.hasHeader('Cache-Control')) return
    response.setHeader('Cache-Control', 'private, no-store')
    response.vary('Cookie')
  })
  next()
}
