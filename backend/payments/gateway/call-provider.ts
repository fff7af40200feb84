import { ProviderRefusal } from './payment-gateway'

const TIMEOUT_MS = 8_000
/** Nobody knows whether it was done, or it may be once asked again. */
const AMBIGUOUS_STATUSES = new Set([401, 408, 409, 425, 429])

export type ProviderCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  /** Sent as JSON, or as a form when it is one. */
  body?: Record<string, unknown> | URLSearchParams
}

/**
 * Calls a provider's API.
 *
 * @returns what it answered; undefined for what is no JSON, which some calls need not answer with
 * @throws ProviderRefusal for a 4xx that will stay one; any other Error when nobody knows. Neither tells more than
 *   method, path and status.
 */
export async function callProvider({ method, url, headers, body }: ProviderCall): Promise<unknown> {
  const name = `${method} ${new URL(url).pathname}`
  const isForm = body instanceof URLSearchParams
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: isForm ? body : body ? JSON.stringify(body) : null,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new Error(`${name}: ${error.name}`)
  })
  const text = await response.text()
  const { status } = response
  if (status >= 400 && status < 500 && !AMBIGUOUS_STATUSES.has(status))
    throw new ProviderRefusal(`http_${status}`)
  if (!response.ok) throw new Error(`${name}: ${status}`)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps an access token until a little before it ends; one that is asked for at once by many is fetched once. */
export function createTokenCache(fetchToken: () => Promise<{ token: string; seconds: number }>) {
  let cached: { token: Promise<string>; until: number } | undefined
  return async (): Promise<string> => {
    if (cached && cached.until > Date.now()) return cached.token
    const fetched = fetchToken()
    const mine = { token: fetched.then(({ token }) => token), until: Date.now() + TIMEOUT_MS }
    cached = mine
    try {
      mine.until = Date.now() + ((await fetched).seconds - 60) * 1_000
    } catch (error) {
      cached = undefined
      throw error
    }
    return mine.token
  }
}
