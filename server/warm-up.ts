import { once } from 'node:events'
import { createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type RequestHandler, type Response } from 'express'
import type { Logger } from 'pino'

/** Their code is compiled when they are made for the first time, which holds the thread for up to 70 ms each. */
const PATHS = ['/en', '/s', '/ru/s', '/en/s?view=map', '/en/brokerebi', '/en/s']
const STATEMENT_ID = /id="card-(\d+)"/
/** What was made once is still interpreted: the first pages of visitors take a third longer after one round. */
const ROUNDS = 3
/** Beside what else goes on at a start it takes a second or two; where the processor is busy, the first visitors meet the rest. */
const MAX_MS = 5_000

/** Nobody's visit, so that it is not counted. */
export function isWarmUp({ locals }: Response): boolean {
  return locals.isWarmUp === true
}

/** Makes pages of each frequent kind, so that no visitor waits for their code. Nothing depends on the answers. */
export async function warmUp(
  handlers: readonly RequestHandler[],
  { host, log, maxMs = MAX_MS }: { host: string; log: Pick<Logger, 'debug'>; maxMs?: number },
): Promise<void> {
  const mark: RequestHandler = (_request, response, next) => {
    response.locals.isWarmUp = true
    next()
  }
  const server = createServer(express().use(mark, ...handlers) as RequestListener).listen(0, '127.0.0.1')
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
  // Of an answer that is broken off, reading tells.
  request.on('error', () => undefined)
  const [response] = await once(request, 'response')
  return (await response.setEncoding('utf8').toArray()).join('')
}
