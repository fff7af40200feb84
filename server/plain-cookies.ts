import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { parse } from 'cookie'
import onHeaders from 'on-headers'

const SECURE_PREFIX = '__Host-'
const PLAIN_PREFIX = 'ezo-'
/** Host names of this machine, with or without a port. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
const REMOVED = '; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'

/**
 * Lets a demo on `http://localhost` be used by browsers that refuse Secure cookies there, such as Safari up
 * to 18 and w3m.
 * A browser that has not sent a `__Host-` cookie gets each cookie twice; its plain copy is read in place of
 * the missing one. Other sites, and every request over TLS, have only Secure cookies.
 */
export function withPlainCookies(
  listener: RequestListener,
  { isDemo }: { isDemo: boolean },
): RequestListener {
  if (!isDemo) return listener
  return (request, response) => {
    if (isPlainLoopback(request)) translateCookies(request, response)
    listener(request, response)
  }
}

/** Returns true for the `Set-Cookie` line of a copy, which accompanies that of its `__Host-` cookie. */
export function isPlainCopy(line: string): boolean {
  return line.startsWith(PLAIN_PREFIX)
}

function isPlainLoopback({ headers, socket }: IncomingMessage): boolean {
  const isTls = 'encrypted' in socket || headers['x-forwarded-proto'] === 'https'
  return !isTls && LOOPBACK.test(headers.host ?? '')
}

function translateCookies(request: IncomingMessage, response: ServerResponse): void {
  const names = Object.keys(parse(request.headers.cookie ?? ''))
  const plainNames = names.filter((name) => name.startsWith(PLAIN_PREFIX))
  const acceptsSecure = names.some((name) => name.startsWith(SECURE_PREFIX))
  if (!acceptsSecure && plainNames.length > 0)
    request.headers.cookie = (request.headers.cookie ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .map((pair) => (pair.startsWith(PLAIN_PREFIX) ? SECURE_PREFIX + pair.slice(PLAIN_PREFIX.length) : pair))
      .join('; ')
  onHeaders(response, () => {
    const lines = [response.getHeader('set-cookie') ?? []].flat().map(String)
    const copies = acceptsSecure
      ? plainNames.map((name) => `${name}=${REMOVED}`)
      : lines.filter((line) => line.startsWith(SECURE_PREFIX)).map(toPlainLine)
    if (copies.length > 0) response.setHeader('Set-Cookie', [...lines, ...copies])
  })
}

function toPlainLine(line: string): string {
  return PLAIN_PREFIX + line.slice(SECURE_PREFIX.length).replace(/; Secure(?=;|$)/i, '')
}
