import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Sends one file from memory: the upper limit of this machine. */
const body = readFileSync(process.env.BODY_FILE ?? '')
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
}).listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
