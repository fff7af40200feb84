import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import { connect } from 'node:net'
import { createReadableStreamFromReadable } from '@remix-run/node'
import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { drainBody } from './drain-body'

const app = express()
  .use('/hasty', drainBody({ maxBytes: 1_000_000, maxMs: 500 }))
  .use('/patient', drainBody())
  .use((request, response) => {
    // Remix does this with every body, read or not.
    createReadableStreamFromReadable(request)
    response.sendStatus(405)
  })
const server = withServer(() => app)

function post(agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, timeout: 2_000 }
    const request = send(`${server.origin}/patient`, options, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode)),
    )
    request.on('error', reject).on('timeout', () => request.destroy(new Error('no answer')))
    request.end('x'.repeat(400_000))
  })
}

/** Sends the first bytes of a one-gigabyte body and waits for the server to end the connection. */
async function sendBeginning(bytes: number): Promise<string> {
  const { hostname, port } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  socket.write(`POST /hasty HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1000000000\r\n\r\n`)
  socket.write('x'.repeat(bytes))
  let answer = ''
  socket.on('data', (part) => {
    answer += part.toString()
  })
  socket.on('error', () => {})
  await once(socket, 'close')
  return answer
}

test.each([10_000, 3_000_000])(
  'a sender of %i bytes of an endless body gets the answer before the connection ends',
  async (bytes) => {
    expect(await sendBeginning(bytes)).toMatch(/^HTTP\/1.1 405 /)
  },
)

test('the next request of a connection is answered after a body that was not read', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  expect([await post(agent), await post(agent), await post(agent)]).toEqual([405, 405, 405])
  agent.destroy()
})
