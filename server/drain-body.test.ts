import { Agent, request as send } from 'node:http'
import { createReadableStreamFromReadable } from '@remix-run/node'
import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { drainBody } from './drain-body'

const app = express().use(drainBody, (request, response) => {
  // As Remix does with every body, read or not.
  createReadableStreamFromReadable(request)
  response.sendStatus(405)
})
const server = withServer(() => app)

function post(agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, timeout: 2_000 }
    const request = send(server.origin, options, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode)),
    )
    request.on('error', reject).on('timeout', () => request.destroy(new Error('no answer')))
    request.end('x'.repeat(400_000))
  })
}

test('the next request of a connection is answered after a body that nobody has read', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect([await post(agent), await post(agent), await post(agent)]).toEqual([405, 405, 405])
  agent.destroy()
})
