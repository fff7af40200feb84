import { expect, test } from 'vitest'
import type { PhoneSubject } from './phone-subject'
import {
  addRevealedPhone,
  findRevealedPhone,
  formatRevealedPhones,
  parseRevealedPhones,
  type RevealedPhones,
} from './revealed-phones'

const NONE: RevealedPhones = []

test('revealed numbers are parsed back unchanged', () => {
  const phones = addRevealedPhone([{ subject: 'broker/1', number: '555111222' }], {
    subject: 'agent/2',
    number: '+995322000000',
  })
  expect(parseRevealedPhones(formatRevealedPhones(phones))).toEqual(phones)
})

test.each([undefined, '', 'broker/x 555111222', 'broker/1', ',,'])(
  'the cookie %j contains no number',
  (text) => {
    expect(parseRevealedPhones(text)).toEqual(NONE)
  },
)

test('the last six of many revealed numbers are stored', () => {
  const subjects = Array.from({ length: 10 }, (_, at) => `broker/${at + 1}` as PhoneSubject)
  const phones = subjects.reduce(
    (known, subject) => addRevealedPhone(known, { subject, number: '555111222' }),
    NONE,
  )
  expect(phones.map(({ subject }) => subject)).toEqual(subjects.slice(4).reverse())
})

test('a number revealed again is stored once', () => {
  const subject = 'broker/1'
  const phones = addRevealedPhone([{ subject, number: '555111222' }], { subject, number: '555333444' })
  expect(phones).toEqual([{ subject, number: '555333444' }])
})

test.each([
  ['555111222', '555111***', '555111222'],
  ['+995 555 111 222', '555 11* ***', '+995 555 111 222'],
  ['555111222', '+995555111***', '555111222'],
  ['555111222', '599111***', undefined],
])('the known number %s of an owner with the number %s is %s', (number, masked, found) => {
  expect(findRevealedPhone([{ subject: 'broker/1', number }], 'broker/1', masked)).toBe(found)
})
