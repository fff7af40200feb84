import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { createRemixHandler } from './remix-handler'
import { createUnsharedPages } from './sent-pages'
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
        sentPages: createUnsharedPages(undefined),
        storedCookies: { restore: async (header?: string) => header } as StoredCookies,
        getLoadContext({ path }) {
          begun.push(path)
          throw new Error('no page is made')
        },
      }),
    ),
)

/** Response of the only loader of `files`. */
const file = { create: () => new Response() }
const route = { id: 'feed', path: 'feed.json', module: { loader: () => file.create() } }
const files = withServer(() =>
  express().use(
    createRemixHandler({
      build: {
        entry: { module: {} },
        routes: { feed: route },
        future: {},
        isSpaMode: false,
        assets: { routes: {}, entry: {}, url: '', version: '' },
      } as unknown as ServerBuild,
      mode: 'production',
      sentPages: createUnsharedPages(undefined),
      storedCookies: {
        restore: async (header?: string) => header,
        store: async (lines: string[]) => lines,
      } as unknown as StoredCookies,
      getLoadContext: () => ({}) as AppLoadContext,
    }),
  ),
)

test('a request that is already closed is not started, as its body would never end', async () => {
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

test('a resource route responds 304 if the client has the current version', async () => {
  const headers = {
    'Content-Type': 'application/feed+json',
    'Cache-Control': 'public, no-cache',
    ETag: 'W/"a"',
    'Last-Modified': 'Sat, 03 Jan 2026 00:00:00 GMT',
  }
  const request = (known: Record<string, string>) =>
    fetch(`${files.origin}/feed.json`, { headers: { 'cache-control': 'max-age=0', ...known } })
  file.create = () => new Response('{}', { headers })
  expect(await (await request({ 'if-none-match': 'W/"b"' })).text()).toBe('{}')
  for (const known of [
    { 'if-none-match': 'W/"a"' },
    { 'if-modified-since': headers['Last-Modified'] },
  ] as Record<string, string>[]) {
    const answer = await request(known)
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe(headers.ETag)
    expect(answer.headers.get('last-modified')).toBe(headers['Last-Modified'])
    expect(answer.headers.get('cache-control')).toBe(headers['Cache-Control'])
    expect(answer.headers.has('content-type')).toBe(false)
  }
  file.create = () => new Response('gone', { status: 404, headers })
  expect((await request({ 'if-none-match': 'W/"a"' })).status).toBe(404)
})
