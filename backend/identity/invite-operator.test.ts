import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { addOperatorAccount, createInvitation } from './invite-operator'

const database = withTestDatabase()
const api = withApi(database)
const PASSWORD = 'a long walnut password'

test('an operator invited in an empty database sets a password by the link and can use the desk', async () => {
  const { pool } = database
  await addOperatorAccount(pool, ' Lia@Example.ge ')
  await addOperatorAccount(pool, 'lia@example.ge')
  const { rows } = await pool.query('select first_name, is_operator, password_hash from users')
  expect(rows).toEqual([{ first_name: 'lia', is_operator: true, password_hash: null }])
  const path = await createInvitation(pool, 'lia@example.ge', { isEmailed: true, locale: 'ru' })
  const code = new URLSearchParams(path?.split('?')[1]).get('code')
  const reset = await api.post('/v1/identity/reset', { code, new_password: PASSWORD })
  expect(reset.status).toBe(200)
  const { body } = await api.post('/v1/identity/sign-in', { email: 'lia@example.ge', password: PASSWORD })
  expect((await api.get('/v1/operator/leads', { token: body.data.access_token })).status).toBe(200)
  const { rows: messages } = await pool.query(
    "select recipient, locale, content->>'subject' as subject from messages where kind = 'operator_invited'",
  )
  expect(messages).toEqual([{ recipient: 'lia@example.ge', locale: 'ru', subject: 'Вы теперь оператор' }])
})

test('a user with a password and an unknown email get no link', async () => {
  const { pool } = database
  await addUser(pool, { email: 'has@example.ge', password_hash: 'hash' })
  expect(await createInvitation(pool, 'has@example.ge', { isEmailed: false, locale: 'ka' })).toBe(undefined)
  expect(await createInvitation(pool, 'nobody@example.ge', { isEmailed: false, locale: 'ka' })).toBe(
    undefined,
  )
  await expect(addOperatorAccount(pool, 'no email')).rejects.toThrow('no email is no email.')
})
