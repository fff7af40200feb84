import { AsyncResource } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Request to this process. */
export interface AnsweredRequest {
  kind: 'request'
  request: IncomingMessage
  response: ServerResponse
  /** Path without personal data, as logged. */
  path?: string | undefined
  /** Pattern of a page's URL, such as `/en/statements/:id?`. */
  route?: string
}

/** Call to another program. */
export interface OutgoingCall {
  kind: 'call'
  /** Name of low cardinality, without ids and personal data. */
  name: string
  /** URL of the callee. Subscribers publish only its protocol, host and port. */
  url: string
  /** Single name of a system that is called by many. Parts of a path in `name` may be visitors' input. */
  system?: string
  /** Path below the base URL of an API, with `{id}` for each id. */
  template?: string
  method?: string
  /** HTTP status of the response. */
  status?: number
  /** Error code of a failure that is not thrown. */
  failure?: string | undefined
  /**
   * Headers to send, filled in by subscribers to continue the trace.
   * Set only for the operator's own programs, which may see it.
   */
  traceHeaders?: Record<string, string>
}

/** Database query; its values are not published. */
export interface DatabaseQuery {
  kind: 'query'
  text: string
  name?: string | undefined
}

export interface JobRun {
  kind: 'job'
  name: string
}

export type InstrumentedWork = AnsweredRequest | OutgoingCall | DatabaseQuery | JobRun

export const INSTRUMENTATION_CHANNEL = 'ezo:work'

const channel = tracingChannel<unknown, InstrumentedWork>(INSTRUMENTATION_CHANNEL)
const answered = new WeakMap<IncomingMessage, AnsweredRequest>()

/** Returns true if the channel has subscribers. They subscribe before the server is composed. */
export function isInstrumented(): boolean {
  return channel.start.hasSubscribers
}

/** Publishes the start and end of the work, and runs it in the subscriber's context. */
export function instrument<Result>(work: InstrumentedWork, run: () => Promise<Result>): Promise<Result> {
  return isInstrumented() ? channel.tracePromise(run, work) : run()
}

/** Wraps a listener to publish its requests; returns it unchanged if the channel has no subscribers. */
export function instrumentRequests(
  listener: RequestListener,
  toPath?: (request: IncomingMessage) => string,
): RequestListener {
  if (!isInstrumented()) return listener
  return (request, response) => {
    const work: AnsweredRequest = { kind: 'request', request, response, path: toPath?.(request) }
    answered.set(request, work)
    channel.start.runStores(work, () => listener(request, response))
  }
}

/** Binds a queued function to its caller's context; else it would run in that of an earlier request. */
export function bindContext<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  return isInstrumented() ? AsyncResource.bind(run) : run
}

/** Sets the page pattern of a request. Express already knows the patterns of its own routes. */
export function nameRoute(request: IncomingMessage, route: string | undefined): void {
  const work = answered.get(request)
  if (work && route !== undefined) work.route = route
}

export function findRouteName(request: IncomingMessage): string | undefined {
  return answered.get(request)?.route
}
