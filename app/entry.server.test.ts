import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { handleError } from './entry.server'

/** Returns the lines logged when a page fails with this error. */
function loggedLines(error: unknown, path = '/'): unknown[] {
  const lines: unknown[] = []
  const log = { error: (line: object) => lines.push(line) }
  const context = { requestId: 'id', log } as unknown as AppLoadContext
  handleError(error, { request: new Request(`http://localhost${path}`), context })
  return lines
}

test('a failure on a questionnaire page is logged without the id that opens the questionnaire', () => {
  const [line] = loggedLines('gone', '/en/evaluation/questionnaire/0b0e5d3e')
  expect(line).toEqual({ requestId: 'id', path: '/en/evaluation/questionnaire/{id}', cause: 'gone' })
})

test('a URL or method that the router rejects is not logged as a failure', () => {
  const refusal = { statusText: '', data: 'not a page', internal: true }
  expect(loggedLines({ ...refusal, status: 405 })).toEqual([])
  expect(loggedLines({ ...refusal, status: 500 })).toHaveLength(1)
})
