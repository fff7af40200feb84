import type { Request, RequestHandler, Response } from 'express'

export class PreserializedJson {
  readonly chunks: readonly Buffer[]

  constructor(parts: readonly Buffer[]) {
    this.chunks = parts
  }
}

const [BEFORE, AFTER] = [Buffer.from('{"result":true,"data":'), Buffer.from('}')]

export function jsonHandler(
  handler: (request: Request, response: Response) => Promise<unknown>,
): RequestHandler {
  return (request, response, next) => {
    handler(request, response).then((data) => {
      if (data instanceof PreserializedJson) sendChunks(response, [BEFORE, ...data.chunks, AFTER])
      else response.json({ result: true, data })
    }, next)
  }
}

/** Joining the chunks would take as much memory again for each answer. */
function sendChunks(response: Response, chunks: readonly Buffer[]) {
  const length = chunks.reduce((sum, part) => sum + part.length, 0)
  response.type('json').setHeader('Content-Length', length)
  response.cork()
  for (const part of chunks) response.write(part)
  response.end()
}
