import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  createRequestHandler,
  type ServerBuild,
  writeReadableStreamToWritable,
} from '@remix-run/node'
import type { Request, RequestHandler, Response } from 'express'
import { chooseEncoding, encodeBody } from './content-encoding'
import { isKnownToBrowser, isUnmodified } from './etag'
import { addOutcome } from './refused-cookies'
import { isRead, type SentPages } from './sent-pages'
import type { StoredCookies } from './stored-cookies/stored-cookies'

export interface RemixHandlerOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  getLoadContext(request: Request, response: Response): AppLoadContext
  mode: 'development' | 'production'
  sentPages: SentPages
  storedCookies: StoredCookies
}

/**
 * Works as `createRequestHandler` of @remix-run/express, with one addition: a document rendered as a string
 * is sent in one piece with its length and an ETag. It is cached for other guests if its loaders allow it.
 */
export function createRemixHandler({
  build,
  getLoadContext,
  mode,
  sentPages,
  storedCookies,
}: RemixHandlerOptions): RequestHandler {
  const handle = createRequestHandler(build, mode)
  return async (request, response, next) => {
    try {
      if (isRead(request)) await sentPages.confirm()
      // A closed request gets no response, and a stream of it would never end.
      if (response.destroyed) return
      const sentCookies = request.headers.cookie
      request.headers.cookie = await storedCookies.restore(sentCookies)
      const context = getLoadContext(request, response)
      const answer = await handle(toWebRequest(request, response, sentPages), context)
      response.statusMessage = answer.statusText
      response.status(answer.status)
      const cookies = await storedCookies.store(answer.headers.getSetCookie(), {
        header: sentCookies,
        visitor: context.visitorId,
      })
      answer.headers.delete('Set-Cookie')
      const location = request.method === 'POST' && answer.headers.get('Location')
      if (location) answer.headers.set('Location', addOutcome(location, cookies, { ...context, request }))
      for (const [name, value] of answer.headers)
        response.append(name, sentPages.completeHeader(request, value))
      for (const line of cookies) response.append('Set-Cookie', sentPages.completeHeader(request, line))
      if (context.document !== undefined) await sendDocument(request, response, context, sentPages)
      else if (isRead(request) && response.statusCode === 200 && isUnmodified(request, response))
        await sendNotModified(response, answer)
      else if (answer.body) await writeReadableStreamToWritable(answer.body, response)
      else response.end()
    } catch (error) {
      next(error)
    }
  }
}

function toWebRequest(request: Request, response: Response, sentPages: SentPages): globalThis.Request {
  const headers = toWebHeaders(request, sentPages)
  const controller = new AbortController()
  // After the last byte there is nothing left to abort.
  response.on('close', () => response.writableFinished || controller.abort())
  const url = `${request.protocol}://${request.get('host')}${request.originalUrl}`
  const { method } = request
  const init = { method, headers, signal: controller.signal }
  if (method === 'GET' || method === 'HEAD') return new Request(url, init)
  return new Request(url, {
    ...init,
    body: createReadableStreamFromReadable(request),
    duplex: 'half',
  } as RequestInit)
}

/** Drops headers that are not in the key of the page cache, so that a guest's page cannot depend on them. */
function toWebHeaders(request: Request, sentPages: SentPages): Headers {
  const shared = sentPages.readHeaders(request)
  if (shared) return new Headers(shared.map(([name, value]): [string, string] => [name, value]))
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const line of [value ?? []].flat()) headers.append(name, line)
  return headers
}

async function sendDocument(
  request: Request,
  response: Response,
  { document = Buffer.alloc(0), caching }: AppLoadContext,
  sentPages: SentPages,
): Promise<void> {
  const page = sentPages.complete(request, document)
  const { body, encoding } = await encodeBody(
    page.document,
    chooseEncoding(request.headers['accept-encoding']),
  )
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.vary('Accept-Encoding').setHeader('Content-Length', body.length)
  if (response.statusCode !== 200 || isNeverStored(response)) return void response.end(body)
  response.setHeader('ETag', page.etag)
  const isKnown = isKnownToBrowser(request, page.etag)
  if (isKnown) response.status(304).removeHeader('Content-Length')
  response.end(isKnown ? undefined : body)
  sentPages.keep(request, response, { ...page, caching, body, encoding })
}

async function sendNotModified(response: Response, { body }: globalThis.Response): Promise<void> {
  await body?.cancel()
  for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name)
  response.status(304).end()
}

function isNeverStored(response: Response): boolean {
  return String(response.getHeader('cache-control')).includes('no-store')
}
