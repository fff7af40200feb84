import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords'

test('a hash is verified only by its own password', async () => {
  const stored = await hashPassword('ეზო-1234')
  expect(stored).toMatch(/^scrypt:32768:8:3:/)
  expect(await verifyPassword('ეზო-1234', stored)).toBe(true)
  expect(await verifyPassword('ეზო-1235', stored)).toBe(false)
  expect(await verifyPassword('ეზო-1234', null)).toBe(false)
  expect(await verifyPassword('', undefined)).toBe(false)
  expect(await hashPassword('ეზო-1234')).not.toBe(stored)
})
