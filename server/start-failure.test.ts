import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { AlreadyOwnedError } from '~backend/platform/db/embedded/ownership'
import { DatabaseStartError } from '~backend/platform/db/start-error'
import { withServer } from '~tests/fixtures/api'
import { formatStartFailure, StartError } from './start-failure'

const taken = withServer(() => () => {})

describe('reports of a failed start', () => {
  test.each([
    new StartError('PORT must be a number'),
    new DatabaseStartError('The database cannot be reached: no'),
    new AlreadyOwnedError('data is in use by another running instance'),
  ])('a start that fails by $name is reported with its own message', (error) => {
    expect(formatStartFailure(error)).toBe(error.message)
  })

  test('a start that fails by a port in use is reported with the port number', async () => {
    const { port } = new URL(taken.origin)
    const error = await new Promise((resolve) => {
      createServer().once('error', resolve).listen(Number(port), '127.0.0.1')
    })
    expect(formatStartFailure(error)).toBe(
      `Port ${port} is taken: set PORT to another one, or stop the program that uses it.`,
    )
  })

  test('a start that fails by an unexpected error is reported with its stack', () => {
    expect(formatStartFailure(new TypeError('oops'))).toContain('start-failure.test.ts')
  })
})
