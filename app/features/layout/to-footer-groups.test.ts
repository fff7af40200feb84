import { expect, test } from 'vitest'
import { toFooterGroups, toFooterLinks } from './to-footer-groups'

// Specification 1.2.86
test('a footer omits searches without results, and groups without links', () => {
  const flats = { label: 'Flats', href: '/s?real_estate_types=1', count: 3 }
  const castles = { label: 'Castles', href: '/s?real_estate_types=9', count: 0 }
  const about = { label: 'About', href: '/chvens-shesaxeb' }
  const shop = { label: 'Shop', href: 'https://shop.example' }
  const groups = [
    { title: 'Sale', href: '/s?deal_types=1', count: 3, links: [castles, flats] },
    { title: 'Rent', links: [castles] },
    { title: 'Site', links: [about, shop] },
  ]
  expect(toFooterGroups(groups, 'en')).toEqual([
    {
      title: 'Sale',
      link: { label: 'Sale', href: '/en/s?deal_types=1', count: 3 },
      links: [{ ...flats, href: '/en/s?real_estate_types=1' }],
    },
    {
      title: 'Site',
      links: [
        { label: 'About', href: '/en/chvens-shesaxeb' },
        { ...shop, external: true },
      ],
    },
  ])
  expect(toFooterGroups(undefined, 'ka')).toEqual([])
  expect(toFooterLinks(toFooterGroups(groups, 'ka')).map(({ label }) => label)).toEqual([
    'Sale',
    'Flats',
    'About',
    'Shop',
  ])
})
