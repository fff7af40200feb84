import { AsyncResource } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A request that this process answers. */
export interface AnsweredRequest {
  kind: 'request'
  request: IncomingMessage
  response: ServerResponse
  /** As logs may show it. */
  path?: string | undefined
  /** The pattern of a page's address, such as `/en/statements/:id?`. */
  route?: string
}

/** A call to another program. */
export interface OutgoingCall {
  kind: 'call'
  /** The same for all calls of its sort: no ids, nothing of a person. */
  name: string
  /** Whoever observes tells protocol, host and port of it alone. */
  url: string
  /** One word for whoever is called by many names; what of a path stays in a name may have been chosen by a visitor. */
  system?: string
  /** What follows the address of an API, with `{id}` for each id. */
  template?: string
  method?: string
  /** Of the answer. */
  status?: number
  /** In a word, where nothing is thrown. */
  failure?: string | undefined
  /** Whoever observes writes here what continues the trace; only for programs of the operator, who may know it. */
  traceHeaders?: Record<string, string>
}

/** Its values are not told. */
export interface DatabaseQuery {
  kind: 'query'
  text: string
  name?: string | undefined
}

export interface JobRun {
  kind: 'job'
  name: string
}

export type ObservedWork = AnsweredRequest | OutgoingCall | DatabaseQuery | JobRun

export const OBSERVED_WORK_CHANNEL = 'ezo:work'

const works = tracingChannel<unknown, ObservedWork>(OBSERVED_WORK_CHANNEL)
const answered = new WeakMap<IncomingMessage, AnsweredRequest>()

/** Whether anybody listens, which is settled before the site is composed. */
export function isObserved(): boolean {
  return works.start.hasSubscribers
}

/** Tells a listener of the channel, if there is one, when the work begins and ends, and runs it in the listener's context. */
export function observe<Result>(work: ObservedWork, run: () => Promise<Result>): Promise<Result> {
  return isObserved() ? works.tracePromise(run, work) : run()
}

/** The listener itself where nobody listens to the channel. */
export function observeRequests(
  listener: RequestListener,
  toPath?: (request: IncomingMessage) => string,
): RequestListener {
  if (!isObserved()) return listener
  return (request, response) => {
    const work: AnsweredRequest = { kind: 'request', request, response, path: toPath?.(request) }
    answered.set(request, work)
    works.start.runStores(work, () => listener(request, response))
  }
}

/** What waits in a queue is begun by whoever leaves it, and would be counted as theirs. */
export function keepContext<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  return isObserved() ? AsyncResource.bind(run) : run
}

/** Which pattern of pages the path of a request has; Express knows those of its routes. */
export function nameRoute(request: IncomingMessage, route: string | undefined): void {
  const work = answered.get(request)
  if (work && route !== undefined) work.route = route
}

export function findRouteName(request: IncomingMessage): string | undefined {
  return answered.get(request)?.route
}
