import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { setOperator } from './set-operator'

const database = withTestDatabase()

test('an account becomes an operator by its email in any spelling, and can be removed again', async () => {
  const { pool } = database
  await addUser(pool, { email: 'Lia@example.ge' })
  const operators = async () => (await pool.query('select email from users where is_operator')).rows
  expect(await setOperator(pool, 'lia@EXAMPLE.ge', { isOperator: true })).toBe('Lia@example.ge')
  expect(await operators()).toEqual([{ email: 'Lia@example.ge' }])
  expect(await setOperator(pool, 'lia@example.ge', { isOperator: false })).toBe('Lia@example.ge')
  expect(await operators()).toEqual([])
})

test('other accounts and closed ones do not become operators', async () => {
  const { pool } = database
  await addUser(pool, { email: 'gone@example.ge', closed_at: new Date() })
  expect(await setOperator(pool, 'gone@example.ge', { isOperator: true })).toBe(undefined)
  expect(await setOperator(pool, 'nobody@example.ge', { isOperator: true })).toBe(undefined)
})
