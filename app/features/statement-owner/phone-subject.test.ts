import { expect, test } from 'vitest'
import { parsePhoneSubject, phoneAnchor } from './phone-subject'

const UUID = '00000000-0000-4000-8000-000000000000'

test.each(['broker/1', 'agent/12', 'developer/3', 'project/4', `statement/${UUID}`])(
  '%s is parsed as a phone subject',
  (text) => {
    expect(parsePhoneSubject(text)).toBe(text)
  },
)

test.each([
  '',
  'broker',
  'broker/',
  'broker/0',
  'broker/x',
  'broker/1/2',
  'user/1',
  'statement/1',
  '../1',
  null,
])('%j is rejected as a phone subject', (text) => expect(parsePhoneSubject(text)).toBeUndefined())

test('every agent on a page has a separate anchor', () => {
  expect(phoneAnchor('agent/12')).toBe('phone-12')
  expect(phoneAnchor('broker/12')).toBe('phone')
})
