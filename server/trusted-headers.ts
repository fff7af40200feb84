import type { IncomingHttpHeaders, RequestListener } from 'node:http'

/** What a proxy tells of the request that it has received, and what everybody else could claim. */
const PROXY_HEADERS = [
  'forwarded',
  'traceparent',
  'tracestate',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
] as const
const PROTOCOLS: readonly (string | undefined)[] = ['http', 'https']

/**
 * Leaves what proxies tell only where they are trusted, and then gives `host` the name that visitors use, so that whatever reads
 * the request has one answer to where it was sent.
 * @param proxies how many in front are trusted
 */
export function withTrustedHeaders(listener: RequestListener, proxies: number): RequestListener {
  return (request, response) => {
    const { headers } = request
    if (proxies === 0) for (const name of PROXY_HEADERS) delete headers[name]
    else readProxyHeaders(headers, proxies)
    listener(request, response)
  }
}

function readProxyHeaders(headers: IncomingHttpHeaders, proxies: number): void {
  const host = findTrustedValue(headers['x-forwarded-host'], proxies)
  if (host !== undefined) headers.host = host
  delete headers['x-forwarded-host']
  const protocol = findTrustedValue(headers['x-forwarded-proto'], proxies)?.toLowerCase()
  if (protocol !== undefined && PROTOCOLS.includes(protocol)) headers['x-forwarded-proto'] = protocol
  else delete headers['x-forwarded-proto']
}

/** Of a list to which each proxy has added one, the first that was not the visitor's claim. */
function findTrustedValue(header: string | string[] | undefined, proxies: number): string | undefined {
  const values = header === undefined ? [] : String(header).split(',')
  return values.at(-proxies)?.trim() ?? values[0]?.trim()
}
