import { expect, test } from 'vitest'
import { createOperatorArgs } from '~tests/fixtures/action-args'
import { getThrownResponse } from '~tests/fixtures/route-args'
import { loader as redirectMovedPage } from './moved-route'

test.each([
  ['/desk/tables', '/desk/content'],
  ['/ru/desk/reported-statements/1000001', '/ru/desk/reports/1000001'],
  ['/en/desk/tables/menu/100?new=1', '/en/desk/content/menu/100?new=1'],
])('the former desk page %s redirects to %s', async (from, to) => {
  const { args } = createOperatorArgs(from, { form: {}, answers: {} })
  const response = await getThrownResponse(redirectMovedPage(args))
  expect([response.status, response.headers.get('location')]).toEqual([301, to])
})

test('a former desk page is 404 except for operators', async () => {
  const { args } = createOperatorArgs('/ru/desk/tables', {
    form: {},
    answers: { 'auth/grouped-info': { id: 2, name: 'Nino', isOperator: false } },
  })
  expect((await getThrownResponse(redirectMovedPage(args))).status).toBe(404)
})
