import type { RequestHandler } from 'express'
import { expect, test, vi } from 'vitest'
import { isWarmUp, warmUp } from './warm-up'

const log = { debug: vi.fn() }
const options = { host: 'ezo.test', log }

test('warm-up renders a page of each frequent kind without counting a visit, ending with a statement of the list', async () => {
  const paths: string[] = []
  const answer: RequestHandler = (request, response) => {
    expect(isWarmUp(response)).toBe(true)
    expect(request.get('host')).toBe('ezo.test')
    paths.push(request.url)
    response.send('<article id="card-1000017"></article><article id="card-1000018"></article>')
  }
  await warmUp([answer], options)
  expect(paths).toEqual(expect.arrayContaining(['/en', '/s', '/ru/s', '/en/s']))
  expect(paths.at(-1)).toBe('/en/statements/1000017')
  expect(log.debug).not.toHaveBeenCalled()
})

test('a page that never responds delays the start only for a while', async () => {
  const began = performance.now()
  await warmUp([() => undefined], { ...options, maxMs: 100 })
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(log.debug).toHaveBeenCalled()
})

test('a page that breaks off half way does not stop the start', async () => {
  const breakOff: RequestHandler = (_request, response) => {
    response.write('half a page')
    setImmediate(() => response.destroy())
  }
  await expect(warmUp([breakOff], options)).resolves.toBeUndefined()
})
