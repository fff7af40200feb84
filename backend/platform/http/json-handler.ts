import type { Request, RequestHandler, Response } from 'express'

export class PreserializedJson {
  readonly chunks: readonly Buffer[]
  /** The same as a value, for callers in this process; shared, so never to be changed. */
  readonly toValue: () => unknown

  constructor(
    chunks: readonly Buffer[],
    toValue = (): unknown => JSON.parse(Buffer.concat(chunks).toString('utf8')),
  ) {
    this.chunks = chunks
    this.toValue = toValue
  }
}

/** Set for callers in this process, who take values as they are. */
export interface InProcessLocals {
  deliver?: (body: unknown) => void
}

const [BEFORE, AFTER] = [Buffer.from('{"result":true,"data":'), Buffer.from('}')]

type Handler<Result> = (request: Request, response: Response) => Promise<Result>

/** Sends what the handler returns in the envelope of successes. */
export function jsonHandler(handler: Handler<unknown>): RequestHandler {
  return resultHandler(handler, sendData)
}

/** For answers in another envelope. What cannot be sent, as JSON has no form for it, is an error of the call. */
export function resultHandler<Result>(
  handler: Handler<Result>,
  send: (response: Response, result: Result) => unknown,
): RequestHandler {
  return (request, response, next) => {
    handler(request, response)
      .then((result) => send(response, result))
      .catch(next)
  }
}

function sendData(response: Response, data: unknown): unknown {
  if (!(data instanceof PreserializedJson)) return response.json({ result: true, data })
  const { deliver } = response.locals as InProcessLocals
  if (!deliver) return sendChunks(response, [BEFORE, ...data.chunks, AFTER])
  deliver({ result: true, data: data.toValue() })
  return response.end()
}

/** Joining the chunks would take as much memory again for each answer. */
function sendChunks(response: Response, chunks: readonly Buffer[]) {
  const length = chunks.reduce((sum, part) => sum + part.length, 0)
  response.type('json').setHeader('Content-Length', length)
  response.cork()
  for (const part of chunks) response.write(part)
  response.end()
}
