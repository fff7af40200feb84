import type { Request, RequestHandler } from 'express'

/** Answers what the handler resolves to in the envelope of every success. */
export function answering(handler: (request: Request) => Promise<unknown>): RequestHandler {
  return (request, response, next) => {
    handler(request).then((data) => response.json({ result: true, data }), next)
  }
}
