import { expectAccessible } from './accessibility'
import { findStatementId, findStatementPath } from './find-statement'
import {
  amenities,
  callBar,
  cardLinks,
  descriptionParts,
  detailFacts,
  detailSection,
  keyFacts,
  listedCards,
  notices,
  ownerCard,
  printedUrl,
  serviceLinks,
  similarStatements,
  statementMeta,
  topStrip,
} from './locators'
import { inOneMode, spread } from './spread'
import { expect, type Locator, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const open = async (page: Page) =>
    page.goto(
      await findStatementPath(page.request, toLocalizedPath('/s?deal_types=1&with_picture=1', language)),
    )
  const disclosure = (page: Page, name: string) =>
    name === 'write'
      ? page.locator('#write > summary')
      : page.locator('summary', { hasText: t(`statement-actions.${name}`) })

  test.describe(`a statement in ${language}`, () => {
    const message = spread(
      language,
      'a message to the owner is shown again with its errors, then sent once corrected',
      'script-off',
    )
    test(...message, async ({ page }) => {
      await open(page)
      const title = await page.title()
      await disclosure(page, 'write').click()
      await expectAccessible(page)
      await page.getByLabel(t('statement-actions.name')).fill(' ')
      await page.getByLabel(t('statement-actions.phone')).fill('32 200 00 00')
      await page.getByLabel(t('statement-actions.message'), { exact: true }).fill('გამარჯობა, hello, привет')
      await page.locator('#write').getByRole('button').click()

      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(page).toHaveTitle(`${t('ui.error_prefix')}: ${title}`)
      await expect(summary.getByRole('link')).toHaveText([
        t('forms.errors.name_missing'),
        t('forms.errors.phone_invalid'),
      ])
      await expect(page.getByLabel(t('statement-actions.phone'))).toHaveValue('32 200 00 00')
      await expect(page.getByLabel(t('statement-actions.message'), { exact: true })).toHaveValue(
        'გამარჯობა, hello, привет',
      )
      await expectAccessible(page)
      await summary.getByRole('link').first().click()
      await expect(page.getByLabel(t('statement-actions.name'))).toBeFocused()

      await page.getByLabel(t('statement-actions.name')).fill('ნინო')
      await page.getByLabel(t('statement-actions.phone')).fill('+995 555 12 34 56')
      await page.locator('#write').getByRole('button').click()
      await expect(page).toHaveURL(/-\d+#news$/)
      await expect(page.getByRole('status').filter({ hasText: t('flash.message_sent') })).toBeVisible()
      await expect(notices(page)).toBeInViewport()
      await expectAccessible(page)
      await page.reload()
      await expect(notices(page)).toHaveCount(0)
    })

    test(...spread(language, 'a report with the reason "other" needs a comment'), async ({ page }) => {
      await open(page)
      await disclosure(page, 'report').click()
      await page.getByLabel(t('statement-actions.reasons.other')).check()
      await page.locator('#report').getByRole('button').click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([t('forms.errors.comment_missing')])
      await expect(page.locator('#report')).toHaveAttribute('open')
      await expect(page.getByLabel(t('statement-actions.reasons.other'))).toBeChecked()
      await expectAccessible(page)
      await page.getByLabel(t('statement-actions.comment')).fill('…')
      await page.locator('#report').getByRole('button').click()
      await expect(page).toHaveURL(/-\d+#news$/)
      await expect(page.getByRole('status').filter({ hasText: t('flash.report_sent') })).toBeVisible()
    })

    test(
      ...spread(language, 'a printed statement takes one sheet, however long it is', 'script-off'),
      async ({ page }) => {
        await open(page)
        await lengthen(page)
        await page.emulateMedia({ media: 'print', colorScheme: 'light' })
        const onPaper = await page.evaluate(readColors)
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        expect(await page.evaluate(readColors)).toEqual(onPaper)
        for (const part of [
          page.locator('h1'),
          page.locator('#photos img').first(),
          page.locator('output[name=total_price]'),
          keyFacts(page),
          detailFacts(page),
          ownerCard(page).locator('b'),
        ])
          await expect(part).toBeVisible()
        const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
        const id = /-(\d+)$/.exec(canonical)?.[1]
        await expect(printedUrl(page)).toHaveText(
          new URL(toLocalizedPath(`/statements/${id}`, language), canonical).href,
        )
        await expect(printedUrl(page)).toBeVisible()
        for (const part of [
          page.locator('header nav'),
          similarStatements(page),
          serviceLinks(page),
          page.locator('#write form'),
          page.locator('#share'),
          page.locator('#report'),
          callBar(page),
          page.locator('footer'),
        ])
          await expect(part.first()).toBeHidden()
        const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true })
        expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
      },
    )

    const smallPhone = spread(
      language,
      'a statement fits a small phone, also with text twice as large',
      'script-on',
    )
    test(...smallPhone, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page)
      for (const name of ['write', 'share', 'report']) await disclosure(page, name).click()
      expect(await sideways(page.locator('html'))).toBe(0)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await sideways(page.locator('main'))).toBe(0)
      await page.setViewportSize({ width: 1280, height: 800 })
      for (const part of [page.locator('html'), topStrip(page), page.locator('#phone').getByRole('button')])
        expect(await sideways(part), String(part)).toBe(0)
    })

    // Independent of the language, so it runs once.
    if (language !== 'ka') return

    test(
      'the number of a statement is text, which script lets visitors copy',
      inOneMode('script-on'),
      async ({ page, context, javaScriptEnabled }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await open(page)
        const info = statementMeta(page)
        const [id] = /\d{7}/.exec((await info.textContent()) ?? '') ?? []
        const fill = (key: string) => t(`statement-page.${key}`).replace('{{id}}', id ?? '')
        const button = info.getByRole('button', { name: fill('number') })
        if (javaScriptEnabled === false) return expect(button).toHaveCount(0)
        await button.click()
        await expect(info).toContainText(fill('number_copied'))
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
      },
    )

    test(
      'the share menu of a statement offers its canonical URL',
      inOneMode(),
      async ({ page, javaScriptEnabled }) => {
        await open(page)
        const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
        await disclosure(page, 'share').click()
        await expect(page.getByLabel(t('statement-actions.share_link'))).toHaveValue(canonical)
        await expect(page.getByLabel(t('statement-actions.share_link'))).toHaveAttribute('readonly')
        const links = page.locator('#share a')
        await expect(links).toHaveCount(5)
        for (const link of await links.all()) {
          expect(await link.getAttribute('href')).toContain(encodeURIComponent(canonical))
          await expect(link).toHaveAttribute('rel', /noopener/)
        }
        await expect(page.getByRole('button', { name: t('statement-actions.share_now') })).toBeVisible({
          visible: javaScriptEnabled,
        })
        await expect(page.getByRole('button', { name: t('statement-actions.print') })).toBeVisible({
          visible: javaScriptEnabled,
        })
        await expectAccessible(page)
      },
    )

    test(
      'an expired statement is shown as expired, with similar ones first',
      inOneMode(),
      async ({ page }) => {
        const expiredTitle = createTranslator('en')('statement-page.expired_title')
        const id = await findStatementId(
          page.request,
          ({ html }) => html.includes(expiredTitle) && html.includes('section similar'),
        )
        const answer = await page.goto(toLocalizedPath(`/statements/${id}`, language))
        expect(answer?.status()).toBe(200)
        await expect(notices(page)).toContainText(t('statement-page.expired_title'))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expect(callBar(page)).toHaveCount(0)
        for (const missing of ['#phone', '#write', 'script[type="application/ld+json"]'])
          await expect(page.locator(missing)).toHaveCount(0)
        const similar = await similarStatements(page).boundingBox()
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
        expect(similar?.y).toBeLessThan(heading?.y ?? 0)
        await expectAccessible(page)
      },
    )
  })
}

const t = createTranslator('en')

test('a message can be written with the keyboard alone', inOneMode('script-on'), async ({ page }) => {
  await page.goto(await findStatementPath(page.request, '/en/s?deal_types=1&with_picture=1'))
  await page.locator('#write > summary').focus()
  await page.keyboard.press('Enter')
  for (const typed of ['Nino', '', '555123456', 'Is it still free?']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: t('flash.message_sent') })).toBeVisible()
})

test(
  'the message form of a signed-in visitor has their name and asks for no contacts',
  inOneMode(),
  async ({ page }) => {
    await page.goto('/en/s?deal_types=1')
    await page
      .getByRole('link', { name: t('layout.sign_in') })
      .first()
      .click()
    await page.locator('input[name=email]').fill('physical@demo.test')
    await page.locator('input[name=password]').fill('demo-ezo')
    await page.locator('form:has(input[name=password]) button').first().click()
    await expect(page).toHaveURL(/\/en\/s/)
    await page.goto(await findStatementPath(page.request, '/en/s?deal_types=1&with_picture=1'))
    await page.locator('#write > summary').click()
    await expect(page.getByLabel(t('statement-actions.name'))).not.toHaveValue('')
    await expect(page.getByLabel(t('statement-actions.phone'))).toHaveCount(0)
    await expect(page.getByLabel(t('statement-actions.email_of_guest'))).toHaveCount(0)
  },
)

test(
  'the back link leads to the previous search with all its filters',
  inOneMode('script-on'),
  async ({ page }) => {
    await page.goto('/en/s?deal_types=2&price_to=2000&currency_id=1')
    const search = page.url()
    await cardLinks(listedCards(page)).first().click()
    await page
      .getByRole('navigation', { name: t('ui.breadcrumb') })
      .getByRole('link', { name: t('statement-page.back_to_results') })
      .click()
    await expect(page).toHaveURL(search)
  },
)

test('a statement withdrawn by its owner responds 404 to others', inOneMode(), async ({ page }) => {
  const id = await findStatementId(page.request, ({ status }) => status === 404)
  const answer = await page.goto(`/en/statements/${id}`)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('main')).toContainText(t('errors.statement_not_found'))
})

test('a form with an unknown intent is rejected', inOneMode(), async ({ page }) => {
  const address = await findStatementPath(page.request)
  const headers = { origin: new URL((await page.goto(address))?.url() ?? '').origin }
  const unknown = await page.request.post(address, { headers, form: { intent: 'delete' } })
  expect(unknown.status()).toBe(400)
})

/** Makes the page longer than any real one: long texts, repeated amenities and facts. */
function readColors() {
  return [...document.querySelectorAll('header *, main *')].map((element) => {
    const { color, backgroundColor, filter } = getComputedStyle(element)
    return [color, backgroundColor, filter].join()
  })
}

async function lengthen(page: Page): Promise<void> {
  const facts = detailFacts(page).locator('> :nth-child(-n + 2)')
  for (const parts of [descriptionParts(page), amenities(page), facts])
    await parts.evaluateAll((all) => {
      for (const one of all) for (let copy = 0; copy < 3; copy += 1) one.after(one.cloneNode(true))
    })
}

/** Returns by how many pixels an element overflows its width. */
function sideways(part: Locator): Promise<number> {
  return part.evaluate((element) => element.scrollWidth - element.clientWidth)
}

test(
  'a statement on a phone shows place, price, facts and the call button within a screen and a half, and folds long parts',
  inOneMode('script-on'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(
      await findStatementPath(page.request, '/s?deal_types=1&real_estate_types=1&with_picture=1'),
    )
    const parts = [page.locator('h1'), page.locator('output[name=total_price]'), keyFacts(page)]
    const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()))
    const [title, price, facts] = boxes.map((box) => ({
      top: box?.y ?? 0,
      end: (box?.y ?? 0) + (box?.height ?? 0),
    }))
    expect(price?.top).toBeGreaterThan(title?.end ?? 0)
    expect(facts?.top).toBeGreaterThan(price?.end ?? 0)
    expect(facts?.end).toBeLessThan(844 * 1.5)
    await expect(callBar(page)).toBeInViewport()

    const details = detailSection(page)
    await expect(details.locator('dl')).toBeHidden()
    await details.locator('summary').click()
    await expect(details.locator('dl')).toBeVisible()
  },
)
