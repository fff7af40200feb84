import express from 'express'
import { beforeEach, expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { originCheck } from './origin-check'
import { requestId } from './request-id'

const OWN = 'https://ezo.test'
const events: object[] = []
const addEvent = (details: object) => void events.push(details)
const site = withServer(() =>
  express()
    .use(
      requestId,
      originCheck(() => OWN, { info: addEvent, warn: addEvent }),
    )
    .use((_request, response) => void response.send(response.locals.refusal ? 'refused' : 'taken')),
)

beforeEach(() => void events.splice(0))

async function post(headers: Record<string, string>) {
  return (await fetch(`${site.origin}/do/favorite?phone=555123456`, { method: 'POST', headers })).text()
}

test.each<Record<string, string>>([
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { referer: 'https://evil.test/' },
  { origin: OWN, 'sec-fetch-site': 'cross-site' },
])('a form with %j is rejected and logged without its content', async (headers) => {
  expect(await post(headers)).toBe('refused')
  expect(events).toEqual([{ security: 'origin_refused', requestId: expect.any(String), reason: undefined }])
})

test.each<Record<string, string>>([{ origin: OWN }, { referer: `${OWN}/s` }, {}])(
  'a form with %j is taken without a word',
  async (headers) => {
    expect(await post(headers)).toBe('taken')
    expect(events).toEqual([])
  },
)
