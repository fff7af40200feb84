import { createElement } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { NEW_STATEMENT_PATH } from '~contract/statement-drafts'
import { DAY_MS } from '~contract/values/georgian-time'
import errors from '~locales/en/errors.json'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { renderView } from '~tests/fixtures/render-view'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { OwnStatementsDialog } from './dialogs'
import { loadOwnStatements } from './loader.server'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let owner: number
let token: string
let promoted: number
let plain: number

beforeAll(async () => {
  await addPlaces(database.pool)
  owner = await addUser(database.pool)
  token = await createSession(database.pool, owner)
  promoted = await addStatement(database.pool, { user_id: owner })
  plain = await addStatement(database.pool, { user_id: owner, last_updated: inDays(-2) })
  await bank.fill(token, 20)
  const { body } = await bank.init(token, 'vip-service-order', { package_id: 1, statements: [promoted] })
  await bank.payFromBalance(token, body.data.id)
})

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

async function load(query: string, language = 'en', failing?: RegExp) {
  const prefix = language === 'ka' ? '' : `/${language}`
  const args = createRouteArgs(`${prefix}/account/statements?${query}`, {
    origin: bank.api.origin,
    failing,
    context: { site: { addStatementUrl: NEW_STATEMENT_PATH } },
  })
  args.request.headers.set('cookie', `__Host-token=${token}`)
  return loadOwnStatements(args)
}

test.each(['delete', 'close'])(
  'the dialog %s shows the promotion with paid days left, and its order',
  async (name) => {
    const { dialog } = await load(`${name}=${promoted}`)
    expect(dialog).toMatchObject({
      name,
      promotions: [{ orderId: expect.any(Number), statementId: promoted, daysLeft: 5 }],
    })
    expect((await load(`${name}=${plain}`)).dialog).toMatchObject({ name, promotions: [] })
  },
)

test('the list and the dialog of services are shown even if the services fail', async () => {
  const { statements, dialog } = await load(`profile_services=${plain}`, 'en', /\/services(\?|$)/)
  expect(statements).toHaveLength(2)
  expect(dialog).toMatchObject({ statements: [{ id: plain }], tiles: undefined })
  const html = renderView(createElement(OwnStatementsDialog, { data: { params: {}, dialog } }), {
    layout: { currentHref: '/here' },
  })
  expect(html).toContain(errors.unreachable_part)
  expect(html).toContain('href="/here"')
})

test('a promotion without a full day left has no refund, and is omitted', async () => {
  await database.pool.query("update service_order_statements set ends_at = now() + interval '20 hours'")
  expect((await load(`delete=${promoted}`)).dialog).toMatchObject({ promotions: [] })
})

test('a closed statement has no form for price or renewal', async () => {
  const taken = await addStatement(database.pool, { user_id: owner, status: 'inactive' })
  for (const name of ['price', 'close', 'renew']) {
    expect((await load(`${name}=${plain}`)).dialog).toMatchObject({ name })
    expect((await load(`${name}=${taken}`)).dialog).toBeUndefined()
  }
})

test('the renewal dialog lists only statements that can be renewed now', async () => {
  const renewed = await addStatement(database.pool, { user_id: owner, last_updated: inDays(-0.9) })
  const expired = { user_id: owner, last_updated: inDays(-0.5), expires_at: inDays(-0.1) }
  const ended = await addStatement(database.pool, expired)
  const { dialog } = await load(`renew=${renewed},${plain},${ended}`)
  const listed = dialog?.name === 'renew' ? dialog.statements.map(({ id }) => id) : []
  expect(listed.sort()).toEqual([plain, ended].sort())
  expect((await load(`renew=${renewed}`)).dialog).toBeUndefined()
})

test('drafts show the offer, the place in the language of the reader, and the edited statement', async () => {
  const { rows } = await database.pool.query<{ id: number; city_id: number; name_ka: string }>(
    'select id, city_id, name_ka from streets order by id limit 1',
  )
  const [street] = rows
  const values = {
    real_estate_type_id: '1',
    deal_type_id: '1',
    city_id: String(street?.city_id),
    street_id: String(street?.id),
    street_number: '30',
    address: 'Typed in English 30',
    price: '125 000',
    currency_id: '2',
  }
  const { body } = await bank.api.post('/v1/microservice/users/statement-drafts', values, { token })
  await bank.api.post(`/v1/microservice/users/statement-drafts/of-statement/${plain}`, {}, { token })
  await bank.api.post('/v1/microservice/users/statement-drafts', { address: 'Beyond the list' }, { token })
  const { drafts } = await load('', 'ka')
  expect(drafts).toHaveLength(3)
  expect(drafts).toContainEqual(
    expect.objectContaining({
      id: body.data.id,
      address: `${street?.name_ka} 30`,
      kind: 'ბინა',
      deal: 'იყიდება',
      price: { currency: 'usd', total: 125_000 },
      statement: undefined,
    }),
  )
  expect(drafts).toContainEqual(expect.objectContaining({ statement: plain, kind: 'ბინა' }))
  expect(drafts).toContainEqual(expect.objectContaining({ address: 'Beyond the list', kind: undefined }))
})
