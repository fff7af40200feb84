import type { Request, RequestHandler, Response } from 'express'

export class PreserializedJson {
  readonly chunks: readonly Buffer[]
  /** Returns the value for callers in this process. It is shared, so it must not be changed. */
  readonly toValue: () => unknown

  constructor(
    chunks: readonly Buffer[],
    toValue = (): unknown => JSON.parse(Buffer.concat(chunks).toString('utf8')),
  ) {
    this.chunks = chunks
    this.toValue = toValue
  }
}

/** Locals set for callers in this process, who receive values instead of JSON. */
export interface InProcessLocals {
  deliver?: (body: unknown) => void
}

const [BEFORE, AFTER] = [Buffer.from('{"result":true,"data":'), Buffer.from('}')]

type Handler<Result> = (request: Request, response: Response) => Promise<Result>

/** Sends the handler's result in the success envelope. */
export function jsonHandler(handler: Handler<unknown>): RequestHandler {
  return resultHandler(handler, sendData)
}

/**
 * Sends the handler's result in another envelope. A result that JSON cannot express is an error of the call.
 */
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

/** Sends chunks separately, because joining them would double the memory of each response. */
function sendChunks(response: Response, chunks: readonly Buffer[]) {
  const length = chunks.reduce((sum, part) => sum + part.length, 0)
  response.type('json').setHeader('Content-Length', length)
  response.cork()
  for (const part of chunks) response.write(part)
  response.end()
}
