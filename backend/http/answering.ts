import type { Request, RequestHandler, Response } from 'express'

/** What a handler answers when it is JSON already. */
export class ReadyJson {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

const [BEFORE, AFTER] = [Buffer.from('{"result":true,"data":'), Buffer.from('}')]

/** Answers what the handler resolves to in the envelope of every success. */
export function answering(
  handler: (request: Request, response: Response) => Promise<unknown>,
): RequestHandler {
  return (request, response, next) => {
    handler(request, response).then((data) => {
      if (data instanceof ReadyJson) response.type('json').send(Buffer.concat([BEFORE, data.bytes, AFTER]))
      else response.json({ result: true, data })
    }, next)
  }
}
