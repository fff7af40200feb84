import { expect, test } from 'vitest'
import { ownerHref } from './urls'

// Specification 1.2.14
test('the page of a company is named by its slug, or else by its number', () => {
  expect(ownerHref('broker', { id: 7, slug: 'keys' }, 'ka')).toBe('/br/keys')
  expect(ownerHref('broker', { id: 7, slug: undefined }, 'en')).toBe('/en/br/7')
  expect(ownerHref('developer', { id: 7, slug: 'oak' }, 'ru')).toBe('/ru/d/oak')
})

test('an owner who is not a company, or without a number, has no page', () => {
  expect(ownerHref('agent', { id: 7, slug: 'nino' }, 'ka')).toBeUndefined()
  expect(ownerHref('broker', { id: undefined, slug: undefined }, 'ka')).toBeUndefined()
})
