import { parseJson } from '~backend/platform/parse-json'
import { TimedCache } from '~backend/platform/timed-cache'
import { instrument, type OutgoingCall } from '~contract/instrumentation'
import { readLimitedText } from '~contract/limited-body'
import { ProviderRefusal } from './payment-gateway'

const TIMEOUT_MS = 8_000
const MAX_ANSWER_BYTES = 500_000
/** Seconds before its expiry at which a token is renewed. */
const TOKEN_MARGIN_SECONDS = 60
/** Statuses of calls that may have been executed, or may succeed when repeated. */
const AMBIGUOUS_STATUSES = new Set([401, 408, 409, 425, 429])

/** Path segment with a digit, except a version such as `v1`. */
const IDENTIFIER = /(?<=\/)(?!v\d+(?:\/|$))[^/]*\d[^/]*/g

export type ProviderCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Record<string, unknown> | URLSearchParams
}

/**
 * Calls a provider. Errors contain only method, path and status, without payment numbers and card tokens.
 * @returns undefined if the response is not JSON, which some calls allow
 * @throws ProviderRefusal for a permanent 4xx; any other Error if the outcome is unknown
 */
export function callProvider(call: ProviderCall): Promise<unknown> {
  const { method, url } = call
  const name = `${method} ${new URL(url).pathname.replace(IDENTIFIER, '*')}`
  const outgoing: OutgoingCall = { kind: 'call', name, system: 'bank', method, url }
  return instrument(outgoing, () => sendCall(call, outgoing))
}

async function sendCall(
  { method, url, headers, body }: ProviderCall,
  outgoing: OutgoingCall,
): Promise<unknown> {
  const { name } = outgoing
  const isForm = body instanceof URLSearchParams
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : body ? JSON.stringify(body) : null,
    redirect: 'error',
    signal: timeout,
  }).catch((error: Error) => {
    throw new Error(`${name}: ${error.name}`)
  })
  const text = await readLimitedText(response, MAX_ANSWER_BYTES, timeout).catch((error: Error) => {
    throw new Error(`${name}: ${error.name}`)
  })
  const { status } = response
  outgoing.status = status
  if (status >= 400 && status < 500 && !AMBIGUOUS_STATUSES.has(status))
    throw new ProviderRefusal(`http_${status}`)
  if (!response.ok) throw new Error(`${name}: ${status}`)
  return parseJson(text)
}

export function createTokenCache(
  fetchToken: () => Promise<{ token: string; seconds: number }>,
): () => Promise<string> {
  const cache = new TimedCache(fetchToken, ({ seconds }) => (seconds - TOKEN_MARGIN_SECONDS) * 1_000)
  return async () => (await cache.get()).token
}
