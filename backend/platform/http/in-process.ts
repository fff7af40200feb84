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

/** Answers a GET as over HTTP, without a connection. Values may be shared with other callers, and are not to be changed. */
export type GetInProcess = (request: InProcessRequest, signal: AbortSignal) => Promise<InProcessResponse>

const LOOPBACK = { remoteAddress: '127.0.0.1' } as Socket

/**
 * Callers of the same process are answered by the same handlers, with the same checks, as those that come over HTTP. Of
 * Node's response only what handlers use is replaced: `json` and `end`. Libraries that do this for tests collect bytes.
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
      // What was sent as JSON is what JSON makes of it: dates become texts, what is undefined is left out.
      const json = (body: unknown) => {
        deliver(JSON.parse(JSON.stringify(body)))
        return end()
      }
      signal.addEventListener('abort', abort, { once: true })
      api(request, Object.assign(response, { locals, json, end }))
    })
}
