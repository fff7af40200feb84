import { expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)

test('a company is shown as unconfirmed until an operator confirms it, and again under another name', async () => {
  const { pool } = database
  const id = await addUser(pool, {
    type: 'broker',
    display_name: 'Walnut',
    slug: 'walnut',
    company_code: '404404404',
    awaits_confirmation: true,
  })
  const token = await createSession(pool, await addUser(pool, { is_operator: true }))
  const isAwaiting = async () => (await api.get('/v1/brokers/walnut')).body.data.awaits_confirmation
  const confirm = (caller?: string) =>
    api.post(`/v1/operator/companies/${id}/confirm`, undefined, caller ? { token: caller } : {})

  expect(await isAwaiting()).toBe(true)
  expect((await api.get('/v1/operator/companies', { token })).body.data).toEqual([
    expect.objectContaining({ id, display_name: 'Walnut', company_code: '404404404' }),
  ])
  expect((await confirm()).status).toBe(401)
  expect((await confirm(await createSession(pool, id))).status).toBe(404)
  expect((await confirm(token)).status).toBe(200)
  expect(await isAwaiting()).toBe(false)
  expect((await confirm(token)).status).toBe(404)

  await addPlaces(pool)
  const statement = await addStatement(pool, { user_id: id })
  const isOwnerAwaiting = async () => {
    const { body } = await api.get(`/v1/microservice/statements/${statement}`)
    return body.data.statement.user_type.awaits_confirmation
  }
  const rename = async (name: string) =>
    api.post('/v1/profile/update', { display_name: name }, { token: await createSession(pool, id) })
  expect((await rename('Walnut')).status).toBe(200)
  expect([await isAwaiting(), await isOwnerAwaiting()]).toEqual([false, undefined])
  expect((await rename('National Bank')).status).toBe(200)
  expect([await isAwaiting(), await isOwnerAwaiting()]).toEqual([true, true])
})
