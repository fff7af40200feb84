import { expect, test } from 'vitest'
import { redirectFormerMapUrl } from './filters/path-filters.server'

function findRedirect(path: string, listPath?: string): string | null {
  try {
    redirectFormerMapUrl(new Request(`http://ezo.test${path}`), listPath)
    return null
  } catch (response) {
    expect((response as Response).status).toBe(301)
    return (response as Response).headers.get('location')
  }
}

test.each([
  ['/s?view=map', '/s/map'],
  ['/en/s?view=map', '/en/s/map'],
  ['/ru/s?cities=1&view=map&page=3&order_by=2', '/ru/s/map?cities=1&page=3&order_by=2'],
  ['/en/s/for-sale-apartment/tbilisi?view=map', '/en/s/map/for-sale-apartment/tbilisi'],
  ['/s/iyideba-bina/%E1%83%91?view=map&utm_source=x', '/s/map/iyideba-bina/%E1%83%91?utm_source=x'],
  ['/s?view=map&draw=41.7,44.8&preview=100017', '/s/map?draw=41.7%2C44.8&preview=100017'],
  ['/s?view=map&area=41.7,44.8,41.8,44.9,41.7,44.9', '/s/map?area=41.7%2C44.8%2C41.8%2C44.9%2C41.7%2C44.9'],
  ['/s?view=map&login=1&view=list', '/s/map?login=1'],
])('the former map URL %s redirects to %s', (former, url) => {
  expect(findRedirect(former)).toBe(url)
  expect(findRedirect(url)).toBeNull()
})

test.each(['/s', '/s?view=list', '/en/s/tbilisi?cities=1'])(
  'the list %s does not redirect to the map',
  (path) => {
    expect(findRedirect(path)).toBeNull()
  },
)

test('a listing page with the former map parameter redirects to the map of its words', () => {
  expect(findRedirect('/en/udzravi-qoneba/for-rent-house?view=map&page=2', '/en/s/for-rent-house')).toBe(
    '/en/s/map/for-rent-house?page=2',
  )
})
