import { once } from 'node:events'
import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler, type Response } from 'express'
import type { Logger } from 'pino'

/**
 * Frequent kinds of pages. Compiling their code on the first request blocks the thread for up to 70 ms each.
 */
const PATHS = ['/en', '/s', '/ru/s', '/en/s/map', '/en/brokerebi', '/en/s']
const STATEMENT_ID = /id="card-(\d+)"/
/**
 * Code that ran once is still interpreted: after one round the first pages of visitors take a third longer.
 */
const ROUNDS = 3
/**
 * Time limit in ms. At start the warm-up takes one or two seconds; on a busy processor the first visitors do
 * the rest.
 */
const MAX_MS = 5_000

/** Returns true for a warm-up request, which must not be counted as a visit. */
export function isWarmUp({ locals }: Response): boolean {
  return locals.isWarmUp === true
}

/**
 * Renders pages of each frequent kind, so that no visitor waits for compilation. The responses are ignored.
 */
export async function warmUp(
  handlers: readonly RequestHandler[],
  { host, log, maxMs = MAX_MS }: { host: string; log: Pick<Logger, 'debug'>; maxMs?: number },
): Promise<void> {
  const mark: RequestHandler = (_request, response, next) => {
    response.locals.isWarmUp = true
    next()
  }
  // Several processes of one site would share a free port.
  const server = createServer(express().use(mark, ...handlers) as RequestListener).listen({
    port: 0,
    host: '127.0.0.1',
    exclusive: true,
  })
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const signal = AbortSignal.timeout(maxMs)
    const read = (path: string) => readPage({ port, path, host, signal })
    for (let round = 0; round < ROUNDS; round += 1) {
      let page = ''
      for (const path of PATHS) page = await read(path)
      const [, id] = STATEMENT_ID.exec(page) ?? []
      if (id) await read(`/en/statements/${id}`)
    }
  } catch (error) {
    log.debug({ err: error }, 'not all first pages were made beforehand')
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

interface PageRequest {
  port: number
  path: string
  host: string
  signal: AbortSignal
}

async function readPage({ port, path, host, signal }: PageRequest): Promise<string> {
  const request = get({ host: '127.0.0.1', port, path, headers: { host }, agent: false, signal })
  // A response that breaks off is detected while reading.
  request.on('error', () => undefined)
  const [response] = await once(request, 'response')
  return (await response.setEncoding('utf8').toArray()).join('')
}
