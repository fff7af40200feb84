import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { instrument, type OutgoingCall } from '~contract/instrumentation'
import { parseUrl } from '~contract/values/url'
import { lookupPublic, toPublicUrl } from './webhooks/private-addresses'

/** Reasons of a failed fetch. */
export type FetchFailure = 'address' | 'redirects' | 'unreachable' | 'slow' | 'refused' | 'too_large'

export type FetchedFile =
  | { content: Buffer }
  | {
      failure: FetchFailure
      /** HTTP status of the response, if there was one. */
      status?: number
      /** True if a later attempt may succeed. */
      isTemporary: boolean
    }

interface FetchOptions {
  maxBytes: number
  timeoutMs: number
  signal: AbortSignal
  /** True in tests, whose servers are on this machine. */
  allowsPrivate?: boolean
}

const MAX_REDIRECTS = 3

/**
 * Fetches a file from a URL that a user has typed. Hosts that resolve to private addresses are refused, also
 * after redirects: the address is checked as the connection is opened.
 */
export function fetchPublicFile(url: string, options: FetchOptions): Promise<FetchedFile> {
  const outgoing: OutgoingCall = { kind: 'call', name: 'GET file', method: 'GET', url }
  return instrument(outgoing, async () => {
    const file = await followRedirects(url, options)
    if ('failure' in file) {
      outgoing.failure = file.failure
      if (file.status !== undefined) outgoing.status = file.status
    }
    return file
  })
}

async function followRedirects(url: string, options: FetchOptions): Promise<FetchedFile> {
  // Timeout for all redirects and the whole file.
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([options.signal, timeout])
  let target = toPublicUrl(url, options.allowsPrivate)
  for (let requests = 0; requests <= MAX_REDIRECTS; requests += 1) {
    if (!target) return { failure: 'address', isTemporary: false }
    const found = await fetchOnce(target, { ...options, signal })
    if (!('location' in found))
      return timeout.aborted && 'failure' in found ? { failure: 'slow', isTemporary: true } : found
    const { href } = target
    const next = parseUrl(found.location, href)
    target = next && toPublicUrl(next.href, options.allowsPrivate)
  }
  return { failure: 'redirects', isTemporary: false }
}

function fetchOnce(
  target: URL,
  { allowsPrivate, maxBytes, signal }: FetchOptions,
): Promise<FetchedFile | { location: string }> {
  const send = target.protocol === 'http:' ? requestHttp : requestHttps
  return new Promise((resolve) => {
    const request = send(target, {
      headers: { 'user-agent': 'Ezo', accept: 'image/*' },
      signal,
      // A pooled connection would not be checked.
      agent: false,
      ...(!allowsPrivate && { lookup: lookupPublic }),
    })
    request.on('response', (response) => {
      readResponse(response, maxBytes).then(resolve, () =>
        resolve({ failure: 'unreachable', isTemporary: true }),
      )
    })
    request.on('error', (error: Error & { code?: string }) => {
      const isPrivate = error.code === 'PRIVATE_ADDRESS'
      resolve({ failure: isPrivate ? 'address' : 'unreachable', isTemporary: !isPrivate })
    })
    request.end()
  })
}

/** Reads no more than the allowed bytes, whatever length the headers declare. */
async function readResponse(
  response: IncomingMessage,
  maxBytes: number,
): Promise<FetchedFile | { location: string }> {
  const { statusCode: status = 0, headers } = response
  const isRedirect = status >= 300 && status < 400 && headers.location !== undefined
  if (isRedirect || status < 200 || status >= 300) {
    response.destroy()
    if (isRedirect) return { location: headers.location ?? '' }
    return { failure: 'refused', status, isTemporary: status === 429 || status >= 500 }
  }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) return { failure: 'too_large', isTemporary: false }
    parts.push(part)
  }
  return { content: Buffer.concat(parts) }
}
