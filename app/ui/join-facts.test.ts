import { expect, test } from 'vitest'
import { joinFacts } from './join-facts'

test('a line of facts wraps before a dot and never after it', () => {
  expect(joinFacts(['Paid place', false, undefined, '', 'today'])).toBe('Paid place ·\u00a0today')
})
