import express from 'express'
import { expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import { createDataLayer } from './data-layer'

const signer = new Signer('a secret of the tests, long enough')

async function send(layer: string | undefined, headers: Record<string, string> = {}) {
  const analytics = layer ? { layer, scriptUrl: undefined, origins: [] } : undefined
  const app = express()
  app.post('/', (request, response) => {
    createDataLayer(analytics, signer, { request, response })?.queueEvent({ event: 'generate_lead' })
    response.redirect(303, '/')
  })
  const server = app.listen(0)
  try {
    const { port } = server.address() as { port: number }
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, redirect: 'manual' })
    return { cookie: answer.headers.get('set-cookie'), vary: answer.headers.get('vary') }
  } finally {
    server.close()
  }
}

// Specification 1.7.53
test('a site without a data layer reports no events and sets no cookie', async () => {
  expect(await send(undefined)).toMatchObject({ cookie: null })
})

test('a site with a data layer reports the events on the next page', async () => {
  expect((await send('dataLayer')).cookie).toMatch(/^__Host-data-layer=.+HttpOnly/)
})

test('visitors who object to tracking cause no events', async () => {
  for (const header of ['DNT', 'Sec-GPC']) {
    const { cookie, vary } = await send('dataLayer', { [header]: '1' })
    expect(cookie).toBeNull()
    expect(vary).toContain(header)
    expect((await send('dataLayer', { [header]: '0' })).cookie).not.toBeNull()
  }
})
