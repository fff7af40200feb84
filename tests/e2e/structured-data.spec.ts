import { type APIRequestContext, expect, test } from '@playwright/test'
import { spread } from './spread'
import {
  decodeEntities,
  type FetchedPage,
  fetchPage,
  findStructuredDataErrors,
} from './structured-data-checks'
import { type Language, languages, toLocalizedPath } from './translations'

test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === false,
  'what a page answers does not depend on script',
)

/** Lists that link to the first page of each kind, with the expected types. */
const kinds: [kind: string, list: string, link: RegExp, types: string[]][] = [
  ...[
    'deal_types=1&real_estate_types=1',
    'deal_types=2&real_estate_types=2',
    'deal_types=7',
    'deal_types=3',
    'real_estate_types=4',
    'real_estate_types=5',
    'real_estate_types=6',
  ].map((filters): (typeof kinds)[number] => [
    `statement of ${filters}`,
    `/s?${filters}`,
    /href="([^"]*\/udzravi-qoneba\/[^"/]+\/[^"?]+)"/,
    ['RealEstateListing', 'BreadcrumbList'],
  ]),
  ['article', '/blog', /href="([^"]*\/blog\/[^"?#]+)"/, ['BlogPosting']],
  ['broker', '/brokerebi', /href="([^"]*\/br\/[^"?#]+)"/, ['RealEstateAgent', 'BreadcrumbList']],
  ['developer', '/developerebi', /href="([^"]*\/d\/[^"?#]+)"/, ['Organization', 'BreadcrumbList']],
  ['project', '/developerebi?activeTab=2', /href="([^"]*\/proeqti\/[^"?#]+)"/, ['Offer', 'BreadcrumbList']],
]

for (const language of languages) {
  const title = `the structured data of the pages matches what they show, in ${language}`
  test(...spread(language, title), async ({ request }) => {
    // Pages of one kind name the same parents.
    const answered = new Set<string>()
    for (const [kind, list, link, types] of kinds) {
      const [, address = ''] =
        link.exec(await (await request.get(toLocalizedPath(list, language))).text()) ?? []
      expect(address, kind).not.toBe('')
      const page = await fetchPage(request, decodeEntities(address), language)
      expect(
        page.blocks.map((block) => block['@type']),
        kind,
      ).toEqual(types)
      expect(findStructuredDataErrors(page), kind).toEqual([])
      await expectTrail(page)
      await expectAnswers(request, page, answered)
    }
  })
}

/** Expects breadcrumbs to count from one and match the visible ones, ending with the page itself. */
async function expectTrail({ blocks, html, origin, address }: FetchedPage) {
  const trail = blocks.find((block) => block['@type'] === 'BreadcrumbList')
  if (!trail) return
  const items = trail.itemListElement as { position: number; item: string }[]
  expect(items.map(({ position }) => position)).toEqual(items.map((_item, at) => at + 1))
  const [crumbs = ''] = /<ol class="crumbs">[\s\S]*?<\/ol>/.exec(html) ?? []
  for (const { item } of items.slice(0, -1))
    expect(decodeEntities(crumbs)).toContain(`href="${item.slice(origin.length)}"`)
  expect(items.at(-1)?.item).toBe(origin + address)
}

/** Expects every URL in the structured data to respond; of several pictures only the first is requested. */
async function expectAnswers(
  request: APIRequestContext,
  { blocks, origin }: FetchedPage,
  answered: Set<string>,
) {
  const json = JSON.stringify(blocks)
  const pages = [...json.matchAll(/"(?:url|item)":"([^"]+)"/g)].map(
    ([, url = '']) => JSON.parse(`"${url}"`) as string,
  )
  for (const url of pages.filter((url) => !answered.has(url))) {
    expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200)
    answered.add(url)
  }
  const [picture] = /http[^"]+\.webp/.exec(json) ?? []
  if (picture) expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\//)
  expect(picture ?? origin).toContain(origin)
}

const inEach = (path: string) => ({ ka: path, en: path, ru: path })
const flatsForSale = { ka: '/s/iyideba-bina', en: '/s/for-sale-apartment', ru: '/s/prodaetsia-kvartira' }
const sales = { ka: '/s/iyideba', en: '/s/for-sale', ru: '/s/prodaetsia' }
const under = (paths: Record<Language, string>, rest: string) => ({
  ka: paths.ka + rest,
  en: paths.en + rest,
  ru: paths.ru + rest,
})

/** Paths with their canonical paths (undefined for pages that are not indexed). */
const addresses: [path: string, canonical: Record<Language, string> | undefined][] = [
  ['/s', inEach('/s')],
  ['/s?page=1', inEach('/s')],
  ['/s?page=2', inEach('/s?page=2')],
  ['/s?cities=1&deal_types=1&page=1', under(sales, '/tbilisi')],
  ['/s?deal_types=1&cities=1&utm_source=mail', under(sales, '/tbilisi')],
  ['/s?deal_types=1&login=1', sales],
  ['/udzravi-qoneba/iyideba-bina?cities=1', under(flatsForSale, '/tbilisi')],
  ['/s/map?deal_types=1', sales],
  ['/s?q=zzzzzz', undefined],
  ['/s?ids=1000001', undefined],
  ['/vip?from=mail', inEach('/vip')],
  ['/blog?page=1', inEach('/blog')],
  ['/developerebi?activeTab=2&page=1', inEach('/developerebi?activeTab=2')],
]

/** Paths in Georgian words, or without some of the places, with the canonical paths that they redirect to. */
const redirected: [path: string, canonical: Record<Language, string>][] = [
  ['/s/iyideba-bina?page=2', under(flatsForSale, '?page=2')],
  ['/s/iyideba-bina/tbilisi/vake', under(flatsForSale, '/tbilisi/vake-saburtalo/vake')],
]

for (const language of languages) {
  test(`a path in words other than the canonical ones redirects to those, in ${language}`, async ({
    request,
  }) => {
    for (const [path, canonical] of redirected) {
      const [address, target] = [path, canonical[language]].map((each) => toLocalizedPath(each, language))
      if (!address || !target) throw new Error('no address')
      if (address !== target) {
        const answer = await request.get(address, { maxRedirects: 0 })
        expect(answer.status(), address).toBe(301)
        const { pathname, search } = new URL(answer.headers().location ?? '', answer.url())
        expect(pathname + search, address).toBe(target)
      }
      const { html, origin } = await fetchPage(request, target, language)
      expect(linksIn(html).canonical, address).toBe(origin + target)
    }
  })

  test(`a page in ${language} has one canonical URL, and one alternate in each other language`, async ({
    request,
  }) => {
    for (const [path, canonical] of addresses) {
      const { html, origin } = await fetchPage(request, toLocalizedPath(path, language), language)
      const links = linksIn(html)
      expect(/name="robots" content="noindex"/.test(html), path).toBe(canonical === undefined)
      if (canonical === undefined) {
        expect(links.alternates, path).toEqual({})
        continue
      }
      const alternates = languages.map((each) => [each, origin + toLocalizedPath(canonical[each], each)])
      expect(links.canonical, path).toBe(origin + toLocalizedPath(canonical[language], language))
      expect(links.alternates, path).toEqual({
        ...Object.fromEntries(alternates),
        'x-default': origin + toLocalizedPath(canonical.ka, 'ka'),
      })
    }
  })
}

test('a statement has a URL in the words of each language, and each links to the others', async ({
  request,
}) => {
  const [, address = ''] = kinds[0]?.[2].exec(await (await request.get('/s?deal_types=1')).text()) ?? []
  const { html, origin } = await fetchPage(request, address, 'ka')
  const { alternates } = linksIn(html)
  expect(alternates.ka).toBe(origin + address)
  for (const language of languages) {
    const there = linksIn(
      (await fetchPage(request, (alternates[language] ?? '').slice(origin.length), language)).html,
    )
    expect(there).toEqual({ canonical: alternates[language], alternates })
  }
})

function linksIn(html: string): { canonical: string | undefined; alternates: Record<string, string> } {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  const pairs = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
  return {
    canonical: canonical && decodeEntities(canonical),
    alternates: Object.fromEntries(pairs.map(([, language, href = '']) => [language, decodeEntities(href)])),
  }
}
