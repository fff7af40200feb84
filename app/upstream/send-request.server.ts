import { readLimitedText } from '~contract/limited-body'

/** A request to an API. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  /** Body, sent as JSON, as a form if it is FormData, or unchanged if it is a stream. */
  body: Record<string, unknown> | FormData | ReadableStream | undefined
}

export interface ApiResponse {
  status: number
  /** Parsed JSON of the body, `undefined` if it is empty, or `NOT_JSON`. */
  body: unknown
}

/** Sends a request. Rejects without a response, and when the signal is aborted. */
export type SendRequest = (request: ApiRequest, signal: AbortSignal) => Promise<ApiResponse>

/** Placeholder for a response body that is not JSON. */
export const NOT_JSON = Symbol('not JSON')

/** Maximum response size in bytes; the longest response is a document of 10 MB in base64. */
const MAX_ANSWER_BYTES = 16_000_000

export const sendByHttp: SendRequest = async ({ method, url, headers, body }, signal) => {
  const response = await fetch(url, {
    method,
    headers,
    body: toRequestBody(body),
    duplex: 'half',
    // A redirect could send the token to another host.
    redirect: 'error',
    signal,
  })
  return {
    status: response.status,
    body: parseJson(await readLimitedText(response, MAX_ANSWER_BYTES, signal)),
  }
}

function toRequestBody(body: ApiRequest['body']) {
  if (body === undefined) return null
  return body instanceof FormData || body instanceof ReadableStream ? body : JSON.stringify(body)
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}
