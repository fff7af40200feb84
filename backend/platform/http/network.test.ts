import { expect, test } from 'vitest'
import { toNetwork } from './network'

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:DB8:1:2:0:0:0:9', '2001:db8:1:2::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
])('%s and %s are the same visitor', (one, other) => {
  expect(toNetwork(one)).toBe(toNetwork(other))
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['203.0.113.7', '203.0.113.8'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
])('%s and %s are different visitors', (one, other) => {
  expect(toNetwork(one)).not.toBe(toNetwork(other))
})

test.each([undefined, '', 'unknown', '1.2.3', ':::', 'x'.repeat(10_000)])(
  'the malformed IP %j belongs to the network of all malformed IPs',
  (ip) => {
    expect(toNetwork(ip)).toBe('')
  },
)
