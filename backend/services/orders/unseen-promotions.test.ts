import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)

beforeAll(() => addPlaces(database.pool))

test('the promotion days of a hidden statement elapse, and its promotion is not marked as visible', async () => {
  const userId = await addUser(database.pool)
  const token = await createSession(database.pool, userId)
  const statement = await addStatement(database.pool, { user_id: userId })
  const second = await addStatement(database.pool, { user_id: userId })
  await bank.fill(token, 50)
  await bank.order(token, 'vip-service', { package_id: 1, statements: [statement, second] })
  const hide = (ids: number[]) =>
    bank.api.post('/v1/microservice/users/statements/hide', { statements: ids }, { token })
  const packages = async () =>
    (await bank.api.get('/v1/microservice-projects/me/active-packages', { token })).body.data
  await hide([statement])
  expect(await packages()).toMatchObject([
    { statement_id: statement, left_days: 5, runs_unseen: true },
    { statement_id: second, left_days: 5, runs_unseen: false },
  ])
  expect(await bank.orders(token)).toMatchObject([{ state: 'active', runs_unseen: false }])
  await hide([second])
  expect(await bank.orders(token)).toMatchObject([{ state: 'active', runs_unseen: true }])
})
