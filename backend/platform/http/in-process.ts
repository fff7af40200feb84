import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { InProcessLocals } from './json-handler'

export interface InProcessRequest {
  path: string
  headers: Record<string, string>
}

export interface InProcessResponse {
  status: number
  body: unknown
}

/** Calls a GET endpoint in process. Values may be shared with other callers and must not be changed. */
export type GetInProcess = (request: InProcessRequest, signal: AbortSignal) => Promise<InProcessResponse>

const LOOPBACK = { remoteAddress: '127.0.0.1' } as Socket

/**
 * Creates a function that calls the same handlers, with the same checks, as HTTP requests.
 * Only the response methods that handlers use are replaced: `json` and `end`. Test libraries for this collect
 * bytes.
 */
export function createInProcessGet(api: RequestListener): GetInProcess {
  return ({ path, headers }, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const request = Object.assign(new IncomingMessage(LOOPBACK), { method: 'GET', url: path, headers })
      const response = new ServerResponse(request)
      const abort = () => {
        reject(signal.reason)
        response.emit('close')
      }
      const deliver = (body: unknown) => resolve({ status: response.statusCode, body })
      const locals: InProcessLocals = { deliver }
      const end = () => {
        deliver(undefined)
        signal.removeEventListener('abort', abort)
        response.finished = true
        response.emit('finish')
        response.emit('close')
        return response
      }
      // The value equals a round trip through JSON: dates become texts, undefined is dropped.
      const json = (body: unknown) => {
        deliver(JSON.parse(JSON.stringify(body)))
        return end()
      }
      signal.addEventListener('abort', abort, { once: true })
      api(request, Object.assign(response, { locals, json, end }))
    })
}
