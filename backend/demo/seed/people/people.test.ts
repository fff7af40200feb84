import { expect, test } from 'vitest'
import { SHARED_EMAIL } from '~backend/identity/context'
import { DEMO_OPERATOR, PEOPLE } from './people'

test('the accounts of the seed are everybody’s', () => {
  const emails = [...PEOPLE, DEMO_OPERATOR].map(({ email }) => email)
  expect(emails.length).toBeGreaterThan(190)
  expect(emails.filter((email) => !SHARED_EMAIL.test(email))).toEqual([])
})

test.each(['walkb1@demo.test', 'nino@people.test', 'my.agent@demo.test', 'agent@demo.test.ge'])(
  '%s, which no seed has, belongs to whoever registered it',
  (email) => expect(SHARED_EMAIL.test(email)).toBe(false),
)
