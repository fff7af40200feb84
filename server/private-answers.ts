import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

/** An answer that says nothing of caches may hold what is one visitor's alone, as data of hydrated pages does. */
export const keepAnswersPrivate: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    if (response.hasHeader('Cache-Control')) return
    response.setHeader('Cache-Control', 'private, no-store')
    response.vary('Cookie')
  })
  next()
}
