import type { RequestHandler } from 'express'
import { parseUrl } from '~contract/values/url'

/**
 * Rejects invalid hosts and, with a configured origin, all other hosts: absolute URLs in pages must not
 * follow a forged Host header.
 */
export function hostCheck(publicOrigin: string | undefined): RequestHandler {
  const wanted = publicOrigin && new URL(publicOrigin).host
  return (request, response, next) => {
    const host = request.get('host') ?? ''
    if (isValidHost(host) && (!wanted || host.toLowerCase() === wanted)) return next()
    response.status(400).type('text').send('bad request: host\n')
  }
}

function isValidHost(host: string): boolean {
  return /^[\w.:[\]-]{1,255}$/.test(host) && parseUrl(`http://${host}`) !== undefined
}
