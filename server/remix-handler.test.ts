import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import type { ServerBuild } from '@remix-run/node'
import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import type { PageCache } from './page-cache/page-cache'
import { createRemixHandler } from './remix-handler'
import type { StoredCookies } from './stored-cookies/stored-cookies'

const begun: string[] = []
const events = new EventEmitter()

const server = withServer(() =>
  express()
    .post('/left', async (_request, response, next) => {
      events.emit('arrived')
      await once(response, 'close')
      next()
      events.emit('passed on')
    })
    .use(
      createRemixHandler({
        build: {} as ServerBuild,
        mode: 'production',
        pageCache: {} as PageCache,
        storedCookies: { restore: async (header?: string) => header } as StoredCookies,
        getLoadContext({ path }) {
          begun.push(path)
          throw new Error('no page is made')
        },
      }),
    ),
)

test('nothing begins for who left before it, as the body would never end', async () => {
  const passedOn = once(events, 'passed on')
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  socket.write(`POST /left HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 10\r\n\r\n12345`)
  await once(events, 'arrived')
  socket.destroy()
  await passedOn
  await fetch(`${server.origin}/stays`, { method: 'POST', body: '12345' })
  expect(begun).toEqual(['/stays'])
})
