import { expectAccessible } from './accessibility'
import { expectCount, getResultCount } from './count'
import {
  cardLinks,
  filterChips,
  filterDrawer,
  listedCards,
  notices,
  relaxedSearches,
  resultsHead,
  showResults,
  statementCards,
} from './locators'
import { inOneMode, spread } from './spread'
import { expect, type Locator, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

/** One filter of each group: its drawer, named by part of its label, and the field to change. */
const groups: { drawer: string; folded?: string; field: string; value?: string; query: RegExp }[] = [
  {
    drawer: 'search.deal',
    field: 'input[name=deal_types][value="2"]',
    query: /\/s\/(qiravdeba|for-rent|sdaetsia)$/,
  },
  {
    drawer: 'search.deal',
    field: 'input[name=real_estate_types][value="1"]',
    query: /\/s\/(bina|apartment|kvartira)$/,
  },
  { drawer: 'search.city', field: 'select[name=cities]', value: '1', query: /\/s\/tbilisi$/ },
  { drawer: 'search.price', field: 'input[name=price_to]', value: '150 000', query: /price_to=150000/ },
  { drawer: 'search.rooms', field: 'input[name=room_types][value="3"]', query: /room_types=3/ },
  { drawer: 'search.area', field: 'input[name=area_from]', value: '54,5', query: /area_from=54\.5/ },
  { drawer: 'search.more', field: 'input[name=with_picture]', query: /with_picture=1/ },
  { drawer: 'search.more', field: 'input[name=with_3d]', query: /with_3d=1/ },
  {
    drawer: 'search.more',
    folded: '#part-conditions',
    field: 'input[name=conditions] >> nth=0',
    query: /conditions=\d/,
  },
  {
    drawer: 'search.more',
    folded: '#part-statuses',
    field: 'input[name=statuses] >> nth=0',
    query: /statuses=\d/,
  },
]

for (const language of languages) {
  const t = createTranslator(language)

  test.describe(`search in ${language}`, () => {
    test(
      ...spread(language, 'every group of filters is changed and undone', 'script-on'),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/s', language))
        for (const { drawer, folded, field, value, query } of groups) {
          await page
            .locator('#filters details[name=f] > summary')
            .filter({ hasText: new RegExp(`^${t(drawer)}$`) })
            .click()
          if (folded) await page.locator(`${folded} > summary`).click()
          await change(page.locator(`#filters ${field}`), value)
          await showResults(page).click()
          await expect(filterChips(page)).toHaveCount(1)
          await expect(canonical(page)).toHaveAttribute('href', query)
          const some = await getResultCount(page)
          await filterChips(page).click()
          await expect(canonical(page)).toHaveAttribute('href', /\/s$/)
          await expect(filterChips(page)).toHaveCount(0)
          // Other tests publish statements meanwhile, so that the number of all may change.
          expect(await getResultCount(page), field).toBeGreaterThanOrEqual(some)
        }
      },
    )

    test(
      ...spread(language, 'the rare filters behind "all filters" work', 'script-off'),
      async ({ page, javaScriptEnabled }) => {
        await page.goto(toLocalizedPath('/s?real_estate_types=1&more=1', language))
        for (const name of ['heating_types', 'parameters']) {
          const group = page.locator(`#part-${name}`)
          await group.locator('summary').click()
          await group.getByRole('checkbox').first().check()
        }
        // Each choice is applied at once if script is on, and the page then returns the focus to the field.
        const chips = filterChips(page)
        await expect(chips).toHaveCount(javaScriptEnabled === false ? 1 : 3)
        await page.locator('#filters input[name=floor_from]').fill('2')
        // The header would cover fields scrolled under it.
        await page.evaluate(() => scrollTo(0, 0))
        await expectAccessible(page)
        await showResults(page).click()
        await expect(chips).toHaveCount(4)
        await expect(canonical(page)).toHaveAttribute('href', /heating_types=\d+&parameters=\d+&floor_from=2/)
      },
    )

    test(
      ...spread(language, 'a search names the parameters that it did not understand', 'script-off'),
      async ({ page }) => {
        await page.goto(
          toLocalizedPath('/s?deal_types=1,x&price_from=abc&area_from=90&area_to=30&page=-1', language),
        )
        const notice = notices(page.locator('main'))
        await expect(notice).toContainText('abc')
        await expect(notice).toContainText(`${t('search-filters.names.page')}`)
        await expect(notice).toContainText('30')
        expect(await getResultCount(page)).toBeGreaterThan(0)
        await expect(filterChips(page)).toHaveCount(2)
        await expectAccessible(page)
        await page.goto(toLocalizedPath('/s?price_from=-5&area_to=abc', language))
        const [noticeBox, cardBox] = [
          await notice.boundingBox(),
          await listedCards(page).first().boundingBox(),
        ]
        expect((cardBox?.y ?? 0) - (noticeBox?.y ?? 0) - (noticeBox?.height ?? 0)).toBeGreaterThan(8)
      },
    )

    test(
      ...spread(language, 'a search that finds nothing suggests which filters to remove', 'script-off'),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/s?deal_types=1&price_to=2&currency_id=2', language))
        await expectCount(page, 0)
        await expectAccessible(page)
        const way = relaxedSearches(page).first()
        const link = way.getByRole('link')
        const promised = numberIn(
          (await way.textContent())?.replace((await link.textContent()) ?? '', '') ?? null,
        )
        await link.click()
        await expectCount(page, promised)
      },
    )

    // Specification 1.9.10
    test(...spread(language, 'a visitor goes to page 3 and back', 'script-on'), async ({ page }) => {
      await page.goto(toLocalizedPath('/s', language))
      const first = await hrefsOf(cardLinks(listedCards(page)))
      for (const number of [2, 3]) {
        await page.getByRole('link', { name: t('ui.pages.next') }).click()
        await expect(page).toHaveURL(new RegExp(`page=${number}`))
      }
      await expect(listedCards(page)).toHaveCount(20)
      const third = await hrefsOf(cardLinks(listedCards(page)))
      expect(third.filter((href) => first.includes(href))).toEqual([])
      await page.goBack()
      await page.goBack()
      await expect.poll(() => hrefsOf(cardLinks(listedCards(page)))).toEqual(first)
    })

    // Independent of the language, so it runs once.
    if (language !== 'ka') return

    test(
      'the number next to an option is the result count with that option',
      inOneMode(),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/s?deal_types=1&cities=1', language))
        const option = page.locator('#filters label:has(input[name=districts])').first()
        const promised = numberIn(await option.locator('small').textContent())
        expect(promised).toBeGreaterThan(0)
        const id = await option.locator('input').getAttribute('value')
        await page.goto(toLocalizedPath(`/s?deal_types=1&cities=1&districts=${id}`, language))
        await expectCount(page, promised)
        expect(await page.locator('#filters input[name=urbans]').count()).toBeGreaterThan(0)
      },
    )

    // Specification 1.9.12
    test(
      'promoted statements and auctions are only next to the first page',
      inOneMode(),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/s', language))
        await expect(listedCards(page)).toHaveCount(20)
        const vips = page.locator('section:has(#vip-row) li')
        await expect(vips).toHaveCount(9)
        const auctions = page.locator('section:has(#auctions) li')
        await expect(auctions).toHaveCount(4)
        const shown = await hrefsOf(cardLinks(listedCards(page)))
        const promoted = await hrefsOf(vips.locator('a'))
        expect([shown.length, promoted.length]).toEqual([20, 9])
        for (const href of promoted) expect(shown).not.toContain(href)
        await auctions.first().getByRole('link').click()
        await expect(page).toHaveURL(/\/sandbox\/auction\/\d+/)
        const lot = new URL(page.url())
        await page.locator('a[href*="/statements/"]').click()
        const notice = notices(page).filter({ hasText: t('statement.auction.running') })
        await expect(notice.getByRole('link')).toHaveAttribute('href', lot.pathname + lot.search)
        await page.goto(toLocalizedPath('/s?page=2', language))
        await expect(listedCards(page)).toHaveCount(20)
        await expect(vips).toHaveCount(0)
        await expect(auctions).toHaveCount(0)
      },
    )

    // Specification 1.9.11
    test(
      'the first page shows nine VIP statements, and no statement twice',
      inOneMode(),
      async ({ page }) => {
        await page.goto('/')
        const vips = statementCards(page.locator('section', { hasText: t('home.vip') }))
        await expect(vips).toHaveCount(9)
        const all = await statementCards(page).evaluateAll((cards) => cards.map(({ id }) => id))
        expect(all.length).toBeGreaterThan(16)
        expect(new Set(all).size).toBe(all.length)
      },
    )

    test(
      'the submit button shows the count as the filters change',
      inOneMode('script-on'),
      async ({ page, javaScriptEnabled }) => {
        await page.goto(toLocalizedPath('/s', language))
        const button = page.locator('[data-show]')
        await filterDrawer(page, 'deal').click()
        await page.locator('#filters input[name=deal_types][value="2"]').check({ force: true })
        if (javaScriptEnabled === false) return expect(button).toHaveText(t('search.show'))
        await expect(button).toHaveText(/\d/)
        const promised = numberIn(await button.textContent())
        await button.click()
        await expectCount(page, promised)
      },
    )
  })
}

test(
  'the first result is visible on a phone, and a line of results precedes the VIP row',
  inOneMode('script-on'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const language of languages) {
      for (const query of ['?deal_types=1&real_estate_types=1&cities=1', '']) {
        const path = toLocalizedPath(`/s${query}`, language)
        await page.goto(path)
        expect(await getTop(listedCards(page).first()), path).toBeLessThan(420)
        const controls = resultsHead(page).locator('a, button, select')
        // A search without filters cannot be saved.
        await expect(controls).toHaveCount(query ? 6 : 5)
        for (const control of await controls.all()) {
          const { width = 0, height = 0 } = (await control.boundingBox()) ?? {}
          expect(Math.min(width, height), path).toBeGreaterThanOrEqual(44)
        }
      }
      const fourth = await getTop(listedCards(page).nth(3))
      expect(await getTop(page.locator('#vip-row'))).toBeGreaterThan(fourth)
    }
    const sort = createTranslator('ru')('search.sort')
    await page.getByRole('combobox', { name: sort }).selectOption('price_asc')
    await page.getByRole('button', { name: sort }).click()
    await expect(page).toHaveURL(/order_by=price_asc/)
  },
)

test(
  'the search fits a narrow phone without scrolling sideways',
  inOneMode('script-on'),
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/s', '/s?deal_types=1&cities=1&price_from=abc', '/s?price_to=2', '/ru/s?more=1']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  },
)

test(
  'choosing a city searches all of it, even after a neighbourhood of another city',
  inOneMode(),
  async ({ request }) => {
    const read = async (path: string) => {
      const html = await (await request.get(path)).text()
      return [/<h1[^>]*>([^<]+)/.exec(html)?.[1], /name="count"[^>]*data-value="(\d+)"/.exec(html)?.[1]]
    }
    const [heading, count] = await read('/s?cities=15')
    expect(Number(count)).toBeGreaterThan(0)
    const query = 'cities=15&districts=4&urbans=38&metro_minutes=10'
    expect(await read(`/s?${query}`)).toEqual([heading, count])
    expect(await (await request.get(`/data/count?${query}`)).json()).toMatchObject({ total: Number(count) })
  },
)

test('the filters work with the keyboard alone', inOneMode('script-on'), async ({ page }) => {
  await page.goto('/en/s')
  const summary = filterDrawer(page, 'deal')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('#filters input[name=deal_types]:checked')).toHaveValue('1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/deal_types=1/)
})

async function change(field: Locator, value: string | undefined): Promise<void> {
  if (value === undefined) return field.check({ force: true })
  if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value)
  else await field.fill(value)
}

async function getTop(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN
}

const canonical = (page: Page) => page.locator('link[rel=canonical]')

function hrefsOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}

function numberIn(text: string | null): number {
  return Number(text?.replace(/\D/g, ''))
}
