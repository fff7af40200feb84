import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankInBoth } from '~tests/fixtures/lending-banks'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { action, loader } from './route'

const FIGURES = { income: '94321.55', savings: '987654.25', debts: '1713.45' }

const MORTGAGE = {
  banks: [{ id: 1, display_name: 'Bank', ...bankInBoth }],
  currencies: [{ id: 1, symbol: '₾', display_name: 'Lari', key: 'gel' }],
}

/** Everything that the site sent to the APIs or wrote to its log. */
const traces: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => traces.push(line) })

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  traces.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${Buffer.concat(chunks)}`)
  const isMortgage = request.url?.includes('mortgage')
  response.statusCode = isMortgage ? 200 : 404
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ result: true, data: isMortgage ? MORTGAGE : null }))
})

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const toArgs = (options: { form?: Record<string, string>; headers?: Record<string, string> }) =>
  createRouteArgs('/en/purse', {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    context: { log },
    ...options,
  })

const holdsFigure = (text: string) =>
  Object.values(FIGURES).some((figure) => text.includes(figure) || text.includes(figure.replace('.', ',')))

async function save() {
  const answer = await action(toArgs({ form: { ...FIGURES, intent: 'save' } }))
  if (!(answer instanceof Response)) return expect.fail('the form was rejected')
  const cookies = answer.headers.getSetCookie()
  const purse = cookies.find((line) => line.startsWith('__Host-purse=')) ?? expect.fail('no cookie')
  return { answer, purse }
}

test('the figures stand in an encrypted cookie alone, in no API request, log line or address', async () => {
  const { answer, purse } = await save()
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/en/purse')
  expect(purse).toContain('HttpOnly')
  expect(holdsFigure(Buffer.from(purse.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1'))).toBe(false)
  const args = toArgs({ headers: { cookie: purse.split(';')[0] ?? '' } })
  const page = await loader(args)
  expect(page.purse).toEqual({ income: 94_321.55, savings: 987_654.25, debts: 1_713.45 })
  expect(page.limits?.stretch).toBeGreaterThan(0)
  expect(args.context.caching.isAllowed).toBe(false)
  expect(page.links.within).toMatch(/price_to=\d+000\b/)
  expect(holdsFigure(JSON.stringify(page.links))).toBe(false)
  expect(traces.some((text) => text.includes('mortgage'))).toBe(true)
  expect(traces.filter(holdsFigure)).toEqual([])
})

test('a forged or damaged purse cookie is ignored', async () => {
  const { purse } = await save()
  const sealed = purse.split(';')[0] ?? ''
  for (const cookie of [`${sealed.slice(0, -2)}AA`, '__Host-purse={"income":1}', '__Host-purse='])
    expect((await loader(toArgs({ headers: { cookie } }))).purse, cookie).toBeUndefined()
})

test('invalid sums have their own message, and stay as typed', async () => {
  const answer = await action(
    toArgs({ form: { intent: 'save', income: 'much', savings: '-5', debts: '$300' } }),
  )
  const text = JSON.stringify(answer)
  for (const key of ['income_invalid', 'savings_invalid', 'debts_invalid', 'much'])
    expect(text).toContain(key)
})

test('deleting removes the cookie', async () => {
  const answer = await action(toArgs({ form: { intent: 'delete' } }))
  if (!(answer instanceof Response)) return expect.fail('the form was rejected')
  const line = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-purse='))
  expect(line).toContain('Max-Age=0')
})
