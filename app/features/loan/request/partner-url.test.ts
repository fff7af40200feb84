import { expect, test } from 'vitest'
import { toPartnerUrl } from './partner-url'

const sites = { own: 'https://ezo.test', partners: ['https://bank.test'] }

// Specification 2.7.4
test.each([
  [
    '/sandbox/partner/halyk',
    '/sandbox/partner/halyk?utm_source=ezo.test&utm_medium=referral&utm_campaign=info_button',
  ],
  [
    'https://bank.test/loan?a=1#top',
    'https://bank.test/loan?a=1&utm_source=ezo.test&utm_medium=referral&utm_campaign=info_button#top',
  ],
  [
    'https://bank.test/?utm_campaign=theirs',
    'https://bank.test/?utm_campaign=info_button&utm_source=ezo.test&utm_medium=referral',
  ],
])('the partner URL %s names the site and the campaign', (page, address) => {
  expect(toPartnerUrl(page, sites, 'info_button')).toBe(address)
})

test.each([
  undefined,
  'https://evil.test/loan',
  '//evil.test',
  '/\\evil.test',
  'https://bank.test.evil.test/',
  'https://bank.test@evil.test/',
  'https://evil@bank.test/',
  'http://bank.test/',
  'javascript:alert(1)',
  'https://',
])('%s is rejected as a partner URL', (page) => {
  expect(toPartnerUrl(page, sites)).toBeUndefined()
})
