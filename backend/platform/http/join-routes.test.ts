import express, { Router } from 'express'
import { expect, test } from 'vitest'
import { joinRoutes } from './join-routes'

test('joined routes match in the order of their routers, with their parameters and methods', async () => {
  const first = Router().get('/fixed', (_request, response) => void response.send('fixed'))
  const second = Router()
    .get('/:id', (request, response) => void response.send(`get ${request.params.id}`))
    .post('/:id', (request, response) => void response.send(`post ${request.params.id}`))
  const server = express().use('/api', joinRoutes(first, second)).listen(0)
  const { port } = server.address() as { port: number }
  const read = async (path: string, method = 'GET') => {
    const response = await fetch(`http://localhost:${port}${path}`, { method })
    return response.ok ? response.text() : response.status
  }
  try {
    expect(await read('/api/fixed')).toBe('fixed')
    expect(await read('/api/7')).toBe('get 7')
    expect(await read('/api/7', 'POST')).toBe('post 7')
    expect(await read('/api/7/other')).toBe(404)
    expect(await read('/7')).toBe(404)
  } finally {
    server.close()
  }
})

test('a router with middleware is not joined', () => {
  const guarded = Router().use((_request, _response, next) => next())
  expect(() => joinRoutes(Router(), guarded)).toThrow('middleware')
})
