import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { loadOwnStatements } from './loader.server'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let token: string
let promoted: number
let plain: number

beforeAll(async () => {
  await addPlaces(database.pool)
  const owner = await addUser(database.pool)
  token = await createSession(database.pool, owner)
  promoted = await addStatement(database.pool, { user_id: owner })
  plain = await addStatement(database.pool, { user_id: owner })
  await bank.fill(token, 20)
  const { body } = await bank.init(token, 'vip-service-order', { package_id: 1, statements: [promoted] })
  await bank.payFromBalance(token, body.data.id)
})

async function load(query: string) {
  const args = createRouteArgs(`/en/account/statements?${query}`, { origin: bank.api.origin })
  args.request.headers.set('cookie', `__Host-token=${token}`)
  return loadOwnStatements(args)
}

test.each(['delete', 'close'])(
  'the dialog %s knows the promotion that has paid days left, with its order',
  async (name) => {
    const { dialog } = await load(`${name}=${promoted}`)
    expect(dialog).toMatchObject({
      name,
      promotions: [{ orderId: expect.any(Number), statementId: promoted, daysLeft: 5 }],
    })
    expect((await load(`${name}=${plain}`)).dialog).toMatchObject({ name, promotions: [] })
  },
)

test('a promotion of which no full day is left has nothing to give back, and is not mentioned', async () => {
  await database.pool.query("update service_order_statements set ends_at = now() + interval '20 hours'")
  expect((await load(`delete=${promoted}`)).dialog).toMatchObject({ promotions: [] })
})
