import type { Request, RequestHandler, Response } from 'express'

/** Answers what the handler resolves to in the envelope of every success. */
export function answering(
  handler: (request: Request, response: Response) => Promise<unknown>,
): RequestHandler {
  return (request, response, next) => {
    handler(request, response).then((data) => response.json({ result: true, data }), next)
  }
}
