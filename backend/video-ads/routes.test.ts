import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorHandler } from '~backend/platform/http/errors'
import { withTestDatabase } from '~tests/database'
import { videoAdRoutes } from './routes'

const database = withTestDatabase()
let server: Server
let origin: string

beforeAll(async () => {
  const app = express()
    .use('/adverts', videoAdRoutes(database.pool, undefined))
    .use(errorHandler(pino({ level: 'silent' })))
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('the video ad is in the requested language, with absolute URLs', async () => {
  const answer = await fetch(`${origin}/adverts/vast.xml?locale=ru`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/)
  const xml = await answer.text()
  expect(xml).toContain('<Linear skipoffset="00:00:04">')
  expect(xml).toContain('<Duration>00:00:09</Duration>')
  expect(xml).toContain(`<ClickThrough id="own"><![CDATA[${origin}/ru/3d-turi]]></ClickThrough>`)
  expect(xml).toMatch(/<AdTitle>3D-тур/)
  const addresses = [...xml.matchAll(/<!\[CDATA\[(.*?)\]\]>/g)].map(([, address]) => address)
  expect(addresses.filter((address) => !address?.startsWith(`${origin}/`))).toEqual([])
})

test('tracking events are counted by day, and unknown events are not', async () => {
  const fetchStatus = async (path: string) => (await fetch(`${origin}/adverts/${path}`)).status
  expect(await fetchStatus('tour/complete')).toBe(204)
  expect(await fetchStatus('tour/complete')).toBe(204)
  expect(await fetchStatus('tour/applause')).toBe(404)
  expect(await fetchStatus('castle/complete')).toBe(404)
  const { rows } = await database.pool.query('select advert, event, times from video_ad_events')
  expect(rows).toEqual([{ advert: 'tour', event: 'complete', times: 2 }])
})
