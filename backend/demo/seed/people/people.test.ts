import { expect, test } from 'vitest'
import { SHARED_EMAIL } from '~backend/identity/context'
import { DEMO_OPERATORS, PEOPLE } from './people'

test('seeded accounts are shared accounts', () => {
  const emails = [...PEOPLE, ...DEMO_OPERATORS].map(({ email }) => email)
  expect(emails.length).toBeGreaterThan(190)
  expect(emails.filter((email) => !SHARED_EMAIL.test(email))).toEqual([])
})

test.each(['walkb1@demo.test', 'nino@people.test', 'my.agent@demo.test', 'agent@demo.test.ge'])(
  'the email %s, which the seed lacks, belongs to the user who registered it',
  (email) => expect(SHARED_EMAIL.test(email)).toBe(false),
)
