import { beforeAll, expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { createBrowserArgs } from '~tests/fixtures/browser-args'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { renderFormView } from '~tests/fixtures/render-view'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { CloseAccountView, loader } from './close-account-route'

const database = withTestDatabase()

const bank = withSandboxBank(database)

beforeAll(() => addPlaces(database.pool))

test('closing an account shows the value of the unused days of promotions', async () => {
  const userId = await addUser(database.pool)
  const token = await createSession(database.pool, userId)
  const statement = await addStatement(database.pool, { user_id: userId })
  await bank.fill(token, 20)
  const { body } = await bank.init(token, 'vip-service-order', { package_id: 1, statements: [statement] })
  await bank.payFromBalance(token, body.data.id)
  const args = createBrowserArgs('/en/id/close-account', {
    origin: bank.api.origin,
    signer: new Signer('secret'),
    token,
  })
  Object.assign(args.context.site, { hasOwnAccounts: true })
  const data = await loader(args)
  // Four whole days of five are left of 12.50, and 7.50 were not spent.
  expect(data).toMatchObject({ balance: 1_750, unusedDays: 1_000 })
  const page = await renderFormView(<CloseAccountView data={data} />, {
    layout: { currentHref: '/en/id/close-account' },
  })
  expect(page).toMatch(/end too: ₾10 for .*There is ₾17\.50 on the balance.*name="gives_up_balance"/s)
})
