import type { RequestHandler } from 'express'

/**
 * Refuses a request for a host that is none, and, where the operator has said under which origin the site stands, for
 * any other: what pages say of their own address must not follow what anybody writes into a header.
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
  return /^[\w.:[\]-]{1,255}$/.test(host) && URL.canParse(`http://${host}`)
}
