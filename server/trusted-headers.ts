import type { IncomingHttpHeaders, RequestListener } from 'node:http'

/** Headers in which a proxy describes the original request, and which any client could forge. */
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
 * Keeps proxy headers only if proxies are trusted, and then sets `host` to the name that visitors use. All
 * readers of the request then agree on where it was sent.
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

/**
 * Returns the first value that was not claimed by the visitor, in a list to which each proxy has added one.
 */
function findTrustedValue(header: string | string[] | undefined, proxies: number): string | undefined {
  const values = header === undefined ? [] : String(header).split(',')
  return values.at(-proxies)?.trim() ?? values[0]?.trim()
}
