import { expect, test } from 'vitest'
import { currentUser } from './accounts.server'

const read = (user: object) =>
  currentUser.answer.parse({ result: true, data: { id: 7, roles: [], ...user } }).validPhones

// Specification 2.4.12
test.each([
  [{ phone_number: '+995 555 12 34 56' }, ['555123456']],
  [{ phone_number: '555123456', valid_phone_numbers: null }, ['555123456']],
  [{ phone_number: '555123456', valid_phone_numbers: [] }, []],
  [{ phone_number: '555123456', valid_phone_numbers: ['555000000'] }, ['555000000']],
  [{ phone_number: null }, []],
])('a user %j has the confirmed phone numbers %j', (user, phones) => {
  expect(read(user)).toEqual(phones)
})
