import { validateHeaderValue } from 'node:http'
import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel'
import type { z } from 'zod'
import type { Language } from '~/i18n/languages'
import { bindContext, instrument, isInstrumented, type OutgoingCall } from '~contract/instrumentation'
import { ApplicationError } from '~contract/schemas/envelope'
import { type SkippedRow, skipRows } from '~contract/schemas/rows'
import { UNCOUNTED_HEADER } from '~contract/uncounted-requests'
import { type ApiPolicy, createApiPolicy } from './api-policy.server'
import { startDeadline } from './deadline.server'
import { addOwnFields } from './own-fields'
import { parseResponse } from './parse-response.server'
import { toRefusalBody } from './refusals'
import { type SendRequest, sendByHttp } from './send-request.server'
import { unwrapAnswer } from './unwrap-answer'
import { UpstreamError } from './upstream-error'

/** Base URLs of the APIs, without a trailing slash. */
export interface ApiUrls {
  main: string
  mainV3: string
  statements: string
  projects: string
  express: string
  /** Endpoint with the values of all search filters. Default: the values come from the other APIs. */
  filterParameters?: string | undefined
  /** Static file of banners. Default: `banners.json` of the main API. */
  banners?: string | undefined
  /** URL of the user look-up, if its path has a suffix. */
  groupedInfo?: string | undefined
}

/** Visitor on whose behalf a call is made. */
export interface Caller {
  language: Language
  token?: string | undefined
  requestId: string
  /** Pseudonym of the visitor's network, for per-visitor counts and limits. */
  visitorId?: string | undefined
  /** True for a prefetch or a copy, which is not a view. */
  isUncounted?: boolean | undefined
  /** Signal that aborts when the browser disconnects. */
  signal?: AbortSignal | undefined
}

export interface Call<Answer> {
  api: keyof ApiUrls
  path: string
  /** Setting with the whole URL, which replaces API and path if set. */
  endpoint?: 'banners' | 'groupedInfo'
  /** Path shown in errors, if the real one must not be logged. */
  alias?: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Uses a separate cache, so that requests for many ids cannot evict the dictionaries. */
  cacheSeparately?: true
  /** True for a call that names an item. For others, such as lists, a 404 to a GET is a fault of the API. */
  mayBeMissing?: true
  query?: URLSearchParams
  /** Body, sent as JSON, as a form if it is FormData, or unchanged if it is a stream. */
  body?: Record<string, unknown> | FormData | ReadableStream
  /** Fields that the specification does not name, sent to our own backend only. */
  ownFields?: Readonly<Record<string, string>>
  /** UUID sent as `Idempotency-Key`: calls with the same key take effect once. */
  idempotencyKey?: string
  /** Headers in addition to those of every call. */
  headers?: Readonly<Record<string, string>>
  /** True for uploads, which are long and come in bursts: they queue apart from pages. */
  isUpload?: true
  answer: z.ZodType<Answer>
  /** Minimum timeout in ms, for slow calls such as hashing a password. */
  minTimeoutMs?: number
  /** Statuses of refusals with a readable body, such as 422, and its shape. */
  refusals?: { statuses: readonly number[]; shape: z.ZodType<Answer> }
}

export interface UpstreamClientOptions {
  apiUrls: ApiUrls
  /** True if the APIs are those of our own backend, which also gets the `ownFields` of a call. */
  isOwnBackend?: boolean
  /** Transport to the APIs. Default: HTTP. */
  send?: SendRequest | undefined
  websiteKey: string
  /** Timeout per attempt, in ms. */
  timeoutMs: number
  log: { warn(details: object, message: string): void }
}

/** Path segment with a digit, except a version such as `v1`. */
const IDENTIFIER = /(?<=^|\/)(?!v\d+(?:\/|$))[^/]*\d[^/]*/g

/** Makes every upstream call: the response matches its shape, or an UpstreamError is thrown. */
export class UpstreamClient {
  readonly #options: UpstreamClientOptions
  readonly #sendRequest: SendRequest
  /** One policy per API, so that a failing API does not block the others. */
  readonly #policies = new Map<string, ApiPolicy>()
  #changes = 0
  #skippedRows = 0

  constructor(options: UpstreamClientOptions) {
    this.#options = options
    this.#sendRequest = options.send ?? sendByHttp
  }

  /** Number of calls of this process that may have changed something. */
  get changes(): number {
    return this.#changes
  }

  /** Number of response rows skipped since the start, as they did not match their shape. */
  get skippedRows(): number {
    return this.#skippedRows
  }

  /** Circuit breaker state of each upstream API that has been called. */
  listCircuits(): { api: string; isBroken: boolean }[] {
    return [...this.#policies].map(([api, policy]) => ({ api, isBroken: policy.isBroken() }))
  }

  /** @throws UpstreamError */
  call<Answer>(caller: Caller, call: Call<Answer>): Promise<Answer> {
    if (!isInstrumented()) return this.#call(caller, call)
    const { method = 'GET' } = call
    const template = (call.alias ?? call.path).replace(IDENTIFIER, '{id}')
    const outgoing: OutgoingCall = {
      kind: 'call',
      name: `${method} ${template}`,
      system: call.api,
      url: this.#options.apiUrls[call.api] ?? '',
      template,
      method,
      traceHeaders: {},
    }
    return instrument(outgoing, () => this.#call(caller, call, outgoing))
  }

  async #call<Answer>(caller: Caller, call: Call<Answer>, outgoing?: OutgoingCall): Promise<Answer> {
    const { method = 'GET', api } = call
    const name = `${method} ${call.alias ?? call.path}`
    const { once, repeated } = this.#policy(call.isUpload ? `${api} uploads` : (this.#endpoint(call) ?? api))
    const send = bindContext(() => this.#send(name, caller, call, outgoing))
    try {
      return await (method === 'GET' ? repeated : once).execute(send)
    } catch (error) {
      if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError)
        throw new UpstreamError(name, 'unavailable', 503)
      throw error
    } finally {
      if (method !== 'GET') this.#changes += 1
    }
  }

  async #send<Answer>(
    name: string,
    caller: Caller,
    call: Call<Answer>,
    outgoing: OutgoingCall | undefined,
  ): Promise<Answer> {
    const { apiUrls, isOwnBackend } = this.#options
    const { query, body: sent } = isOwnBackend ? addOwnFields(call) : call
    const isJson = sent !== undefined && !(sent instanceof FormData || sent instanceof ReadableStream)
    const endpoint = this.#endpoint(call)
    const url = endpoint ? apiUrls[endpoint] : `${apiUrls[call.api]}${call.path && '/'}${call.path}`
    // Outside the circuit breaker: a programming error of ours must not open it.
    const request = {
      method: call.method ?? 'GET',
      url: query ? `${url}?${query}` : `${url}`,
      headers: {
        ...this.#headers(caller, isJson),
        ...outgoing?.traceHeaders,
        ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
        ...call.headers,
      },
      body: sent,
    }
    const timeoutMs = Math.max(this.#options.timeoutMs, call.minTimeoutMs ?? 0)
    const deadline = startDeadline(timeoutMs, caller.signal)
    const { status, body: received } = await this.#sendRequest(request, deadline.signal)
      .catch(() => {
        if (caller.signal?.aborted) throw new UpstreamError(name, 'aborted', 499)
        if (deadline.hasPassed) throw new UpstreamError(name, 'timeout', 504)
        throw new UpstreamError(name, 'network', 502)
      })
      .finally(deadline.clear)
    if (outgoing) outgoing.status = status
    const body = unwrapAnswer(received)
    if (status >= 200 && status <= 299) {
      if (call.mayBeMissing && request.method === 'GET' && ApplicationError.safeParse(body).success)
        throw new UpstreamError(name, 'status', 404)
      const { parsed, skipped } = skipRows(() => parseResponse(name, body, call.answer))
      if (skipped.length > 0) this.#logSkipped(name, caller, skipped)
      return parsed
    }
    if (call.refusals?.statuses.includes(status)) {
      const refusal = call.refusals.shape.safeParse(toRefusalBody(status, body))
      if (refusal.success) return refusal.data
    }
    if (status === 404 && request.method === 'GET' && !call.mayBeMissing)
      throw new UpstreamError(name, 'no_such_call', 502)
    // A gateway's own refusal has no readable body.
    throw new UpstreamError(name, 'status', status)
  }

  #endpoint({ endpoint }: Pick<Call<unknown>, 'endpoint'>): keyof ApiUrls | undefined {
    return endpoint && this.#options.apiUrls[endpoint] ? endpoint : undefined
  }

  #logSkipped(name: string, { requestId }: Caller, skipped: readonly SkippedRow[]): void {
    this.#skippedRows += skipped.length
    const line = {
      requestId,
      call: name,
      skipped: skipped.length,
      first: skipped[0],
      total: this.#skippedRows,
    }
    this.#options.log.warn(line, 'response rows do not match the contract and are skipped')
  }

  #headers(
    { language, token, requestId, visitorId, isUncounted }: Caller,
    json: boolean,
  ): Record<string, string> {
    const headers = {
      accept: 'application/json',
      locale: language,
      'x-website-key': this.#options.websiteKey,
      'x-request-id': requestId,
      ...(visitorId && { 'x-visitor': visitorId }),
      ...(isUncounted && { [UNCOUNTED_HEADER]: '1' }),
      ...(json && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}`, 'global-authorization': token }),
    }
    for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value)
    return headers
  }

  #policy(api: string): ApiPolicy {
    let policy = this.#policies.get(api)
    if (!policy) {
      policy = createApiPolicy(() =>
        this.#options.log.warn({ api }, 'upstream is failing, the circuit breaker is open'),
      )
      this.#policies.set(api, policy)
    }
    return policy
  }
}
