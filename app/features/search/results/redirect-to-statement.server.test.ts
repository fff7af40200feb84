import { expect, test } from 'vitest'
import type { Visitor } from '~/session/visitor.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { redirectToStatementById } from './redirect-to-statement.server'

const NUMBER = 1_001_923
const MISSING = new UpstreamError('GET statements', 'status', 404)

/** Returns the redirect target of a text, at an upstream with one statement. */
async function findTarget(q: string, failure = MISSING): Promise<string | undefined> {
  const call = async ({ path }: { path: string }) => {
    if (path.endsWith(`/${NUMBER}`)) return { id: NUMBER }
    throw failure
  }
  const visitor = { language: 'en', call } as unknown as Visitor
  try {
    await redirectToStatementById(visitor, { q, lists: {}, ranges: {}, flags: [], page: 1 })
    return undefined
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('Location') ?? ''
    throw answer
  }
}

test.each([
  '1001923',
  '№ 1001923',
  '№1001923',
  'No. 1001923',
  'ID 1001923',
  '# 1001923',
  '№ 1 001 923',
  '1 001 923',
  'Объявление № 1001923',
])('the text %j redirects to the statement', async (text) => {
  expect(await findTarget(text)).toContain(`${NUMBER}`)
})

test.each(['№ 1001924', '1001924', 'vake', '923', '555 001 923', ''])(
  'the text %j does not redirect to a statement',
  async (text) => {
    expect(await findTarget(text)).toBeUndefined()
  },
)

test.each([
  new UpstreamError('GET statements', 'timeout', 504),
  new UpstreamError('GET statements', 'network', 502),
  new UpstreamError('GET statements', 'unavailable', 503),
])('the page does not report an empty result after %s', async (failure) => {
  await expect(findTarget('1001924', failure)).rejects.toBe(failure)
})

test.each(['1001923 1001924', '№1001923, №1001924', '1001923;\n1001924'])(
  'the text %j leads to the list of both statements',
  async (text) => {
    expect(await findTarget(text)).toBe('/en/s?ids=1001923%2C1001924')
  },
)

test.each(['1000000 2000000', '150000 180000', '1001923 vake', '555059111 1001923'])(
  'the text %j does not lead to a list of statements',
  async (text) => {
    expect(await findTarget(text)).toBeUndefined()
  },
)
