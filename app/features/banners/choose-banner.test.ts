import { expect, test } from 'vitest'
import type { Banner } from '~/upstream/banners.server'
import { toBannerHtml } from './banner-html'
import { canShowBanners, canShowHeaderBanner, chooseBanner, ROTATION_MS } from './choose-banner'
import { closedBannersCookieValue, readClosedPlaces } from './closed-banners-cookie.server'

const banner = (id: number, place = 'footer', type = 'html'): Banner => ({
  id,
  type,
  place,
  content: `<b>${id}</b>`,
  width: 10,
  height: 10,
})
const all = [banner(1), banner(2, 'header'), banner(3), banner(4, 'footer', 'vast'), banner(5)]

// Specification 1.9.2
test('banners of a place rotate with the clock', () => {
  const ids = [0, 1, 2, 3].map((period) => chooseBanner(all, 'footer', { now: period * ROTATION_MS })?.id)
  expect(ids).toEqual([3, 5, 1, 3])
})

test('banners of a place rotate in order, and the first follows the last', () => {
  expect(chooseBanner(all, 'footer', { after: 1 })?.id).toBe(3)
  expect(chooseBanner(all, 'footer', { after: 5 })?.id).toBe(1)
})

test('an unknown last banner leaves the choice to the clock', () => {
  expect(chooseBanner(all, 'footer', { after: Number.NaN, now: ROTATION_MS })?.id).toBe(5)
})

// Specification 1.7.57
test.each([
  ['html', '<b>Ad</b>', '<b>Ad</b>'],
  [
    'image',
    ' https://ads.example/a.png?a=1&b="2 ',
    '<img src="https://ads.example/a.png?a=1&amp;b=&quot;2" alt="" width="320" height="50">',
  ],
])('a banner of the type %s is shown', (type, content, markup) => {
  const one = { ...banner(7, 'footer', type), content, width: 320, height: 50 }
  expect(chooseBanner([one], 'footer')).toBe(one)
  expect(toBannerHtml(one)).toBe(markup)
})

test('a place without banners shows none', () => {
  expect(chooseBanner(all, 'in_article')).toBeUndefined()
  expect(chooseBanner([], 'footer', { after: 1 })).toBeUndefined()
})

// Specification 1.2.81
test.each([
  ['/vip', false],
  ['/ru/VIP', false],
  ['/en/shefaseba/RatersView', false],
  ['/', true],
  ['/vipers', true],
])('the page %s has a banner above it: %s', (path, takes) => {
  expect(canShowHeaderBanner(path)).toBe(takes)
})

// Specification 1.2.118
test.each([
  '/s',
  '/s/map',
  '/en/payment-result',
  '/3d-turi/tourView?package=31',
  '/en/udzravi-qoneba/for-sale-apartment/flat-100017',
  '/statements/100017',
  '/ru/blog/prices',
  '/blog',
  '/en/accounts-of-travellers',
  '/ideas',
])('the page %s has the banners of its layout', (address) => {
  expect(canShowBanners(new URL(address, 'http://ezo.test'))).toBe(true)
})

test.each(['/ru/account/payments', '/en/desk/orders', '/en/id/close-account', '/id/sign-in?Continue=%2F'])(
  'the page %s has no banners',
  (address) => {
    expect(canShowBanners(new URL(address, 'http://ezo.test'))).toBe(false)
  },
)

test('two places of a page show different banners', () => {
  const both = ['header', 'footer'].flatMap((place) => [banner(1, place), banner(2, place)])
  const shown = (['header', 'footer'] as const).map((place) => chooseBanner(both, place, { now: 0 })?.id)
  expect(shown).toEqual([1, 2])
})

test('an article shows the advertisement of its layout only if no different one exists', () => {
  const ad = (id: number, place: string, path: string) => ({
    ...banner(id, place),
    content: `<a href="${path}">`,
  })
  const layout = [ad(1, 'header', '/en/vip'), ad(2, 'footer', '/en/shefaseba')]
  const inArticle = ['/en/vip', '/en/shefaseba', '/en/3d-turi'].map((path, at) =>
    ad(3 + at, 'in_article', path),
  )
  for (const period of [0, 1, 2]) {
    const now = period * ROTATION_MS
    expect(chooseBanner([...layout, ...inArticle], 'in_article', { now })?.id).toBe(5)
  }
  expect(chooseBanner([...layout, ...inArticle.slice(0, 1)], 'in_article', { now: 0 })?.id).toBe(3)
})

test('the cookie contains each closed place once, and no other values', () => {
  const value = closedBannersCookieValue('__Host-closed-banners=footer.nowhere', 'header')
  expect(readClosedPlaces(`__Host-closed-banners=${value}`)).toEqual(['header', 'footer'])
  expect(closedBannersCookieValue(`__Host-closed-banners=${value}`, 'header')).toBe(value)
  expect(readClosedPlaces(null)).toEqual([])
})

test('a page does not advertise itself', () => {
  const ads = [
    { ...banner(1), content: '<a href="/en/shefaseba">Valuation</a>' },
    { ...banner(2), content: '<a href="/en/vip">VIP</a>' },
  ]
  const shownOn = (path: string) =>
    [0, 1].map((at) => chooseBanner(ads, 'footer', { path, now: at * ROTATION_MS })?.id)
  expect(shownOn('/en/shefaseba')).toEqual([2, 2])
  expect(shownOn('/Shefaseba/RatersView')).toEqual([2, 2])
  expect(shownOn('/en/s')).toEqual([2, 1])
  expect(chooseBanner(ads, 'footer', { path: '/en/shefaseba', after: 2 })?.id).toBe(2)
})
