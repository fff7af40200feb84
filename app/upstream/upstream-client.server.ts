import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel'
import type { z } from 'zod'
import type { Language } from '~/i18n/languages'
import type { ApiUrls } from '../../server/settings'
import { isUpstreamError, UpstreamError } from './upstream-error'

/** In whose name a call is made. */
export interface Caller {
  language: Language
  token?: string | undefined
  requestId: string
  /** A pseudonym of the network address: for what is counted or limited per visitor. */
  visitorId?: string | undefined
  /** The browser's own abort: nobody waits for the answer any more. */
  signal?: AbortSignal | undefined
}

/** One call: where, what, and the shape its answer must have. */
export interface Call<Answer> {
  api: keyof ApiUrls
  path: string
  /** The path as errors name it, where the real one holds what logs must not. */
  alias?: string
  method?: 'GET' | 'POST'
  query?: URLSearchParams
  /** Sent as JSON, or as a form when it is FormData. */
  body?: Record<string, unknown> | FormData
  answer: z.ZodType<Answer>
  /** Refusals that say something to the visitor, such as 422 with faults by field, and the shape of what they say. */
  refusals?: { statuses: readonly number[]; shape: z.ZodType<Answer> }
}

export interface UpstreamClientOptions {
  apiUrls: ApiUrls
  websiteKey: string
  /** For one attempt, in milliseconds. */
  timeoutMs: number
  log: { warn(details: object, message: string): void }
}

/**
 * Most calls to one API at a time, and how many may wait: beyond that a page is answered "busy" at once. Few at a time,
 * for the patience with a call counts from its beginning: many visitors then wait for a turn, which makes pages slow,
 * instead of running out of patience together, which would shut the door for everybody. A page makes about five calls.
 */
const MAX_CONCURRENT_CALLS = 16
const MAX_QUEUED_CALLS = 1_024

/** The one door to the upstream APIs: an answer matches its shape, or the call throws an UpstreamError. */
export class UpstreamClient {
  readonly #options: UpstreamClientOptions
  readonly #policies = new Map<string, { once: IPolicy; repeated: IPolicy }>()

  constructor(options: UpstreamClientOptions) {
    this.#options = options
  }

  /** @throws UpstreamError */
  async call<Answer>(caller: Caller, call: Call<Answer>): Promise<Answer> {
    const { method = 'GET', api } = call
    const name = `${method} ${call.alias ?? call.path}`
    const { once, repeated } = this.#policy(api)
    try {
      return await (method === 'GET' ? repeated : once).execute(() => this.#attempt(name, caller, call))
    } catch (error) {
      if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError)
        throw new UpstreamError(name, 'unavailable', 503)
      throw error
    }
  }

  async #attempt<Answer>(name: string, caller: Caller, call: Call<Answer>): Promise<Answer> {
    const url = new URL(`${this.#options.apiUrls[call.api]}/${call.path}`)
    if (call.query) url.search = call.query.toString()
    const form = call.body instanceof FormData ? call.body : undefined
    // Before the call: a mistake of ours is none of the upstream's, and must not shut the door for everybody.
    const headers = this.#headers(caller, call.body !== undefined && !form)
    const timeout = AbortSignal.timeout(this.#options.timeoutMs)
    let status = 0
    let text: string
    try {
      const response = await fetch(url, {
        method: call.method ?? 'GET',
        headers,
        body: form ?? (call.body === undefined ? null : JSON.stringify(call.body)),
        // An upstream that redirects could send the token anywhere.
        redirect: 'error',
        signal: caller.signal ? AbortSignal.any([timeout, caller.signal]) : timeout,
      })
      status = response.status
      text = await response.text()
    } catch {
      if (caller.signal?.aborted) throw new UpstreamError(name, 'aborted', 499)
      if (timeout.aborted) throw new UpstreamError(name, 'timeout', 504)
      throw new UpstreamError(name, 'network', 502)
    }
    if (status >= 200 && status <= 299) return parseResponse(name, text, call.answer)
    if (call.refusals?.statuses.includes(status)) {
      const said = call.refusals.shape.safeParse(parseJson(text))
      if (said.success) return said.data
    }
    // A gateway's own refusal says nothing but its status.
    throw new UpstreamError(name, 'status', status)
  }

  #headers({ language, token, requestId, visitorId }: Caller, json: boolean): Headers {
    const headers = new Headers({
      accept: 'application/json',
      locale: language,
      'x-website-key': this.#options.websiteKey,
      'x-request-id': requestId,
    })
    if (visitorId) headers.set('x-visitor', visitorId)
    if (json) headers.set('content-type', 'application/json')
    if (token) {
      headers.set('authorization', `Bearer ${token}`)
      headers.set('global-authorization', token)
    }
    return headers
  }

  /** One circuit breaker and one limit per API: a dead one must not take the others down. */
  #policy(api: string) {
    const known = this.#policies.get(api)
    if (known) return known
    const isFault = handleWhen((error) => isUpstreamError(error) && isUpstreamFault(error))
    const breaker = circuitBreaker(isFault, { halfOpenAfter: 2_000, breaker: new ConsecutiveBreaker(8) })
    breaker.onBreak(() =>
      this.#options.log.warn({ api }, 'upstream is failing, calls are refused for a while'),
    )
    const limit = bulkhead(MAX_CONCURRENT_CALLS, MAX_QUEUED_CALLS)
    // Only a fault of the network is worth a second try within the visitor's patience, and only for a GET.
    const again = retry(
      handleWhen((error) => isUpstreamError(error) && (error.failure === 'network' || error.status === 503)),
      { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 60, maxDelay: 250 }) },
    )
    const policy = { once: wrap(limit, breaker), repeated: wrap(limit, again, breaker) }
    this.#policies.set(api, policy)
    return policy
  }
}

function isUpstreamFault({ failure, status }: UpstreamError): boolean {
  return failure === 'timeout' || failure === 'network' || (failure === 'status' && status >= 500)
}

/** No shape matches it. */
const NOT_JSON = Symbol('not JSON')

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}

function parseResponse<Answer>(name: string, text: string, answer: z.ZodType<Answer>): Answer {
  const body = parseJson(text)
  if (body === NOT_JSON) throw new UpstreamError(name, 'contract', 502, 'not JSON')
  const parsed = answer.safeParse(body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]
  throw new UpstreamError(name, 'contract', 502, `${where?.path.join('.') || 'answer'}: ${where?.code}`)
}
