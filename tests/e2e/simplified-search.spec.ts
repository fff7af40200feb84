import { expectAccessible } from './accessibility'
import { expectCount, getResultCount } from './count'
import { inAnyLanguage, questionTexts } from './locators'
import { inOneMode, spread } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, type Language, languages, toLocalizedPath } from './translations'

const PATH = '/gamartivebuli-dzieba'
const isScripted = () => test.info().project.use.javaScriptEnabled !== false

for (const language of languages) {
  const t = createTranslator(language)

  test.describe(`simplified search in ${language}`, () => {
    // Specification 1.2.8
    test(
      ...spread(language, 'five answers lead to as many statements as announced', 'script-off'),
      async ({ page }) => {
        await page.goto(toLocalizedPath('/', language))
        await page.locator(`main a[href="${toLocalizedPath(PATH, language)}"]`).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('simplified-search.title'))
        const all = await getResultCount(page)

        for (const [question, value] of [
          ['simplified-search.question.deal', '1'],
          ['simplified-search.question.type', '1'],
          ['simplified-search.question.city', '1'],
          ['simplified-search.question.district', '4'],
        ] as const) {
          await expectAccessible(page)
          const promised = await choose(page, t(question), value)
          await submitWithoutScript(page, language)
          await expectCount(page, promised)
        }

        await expectAccessible(page)
        const found = await choose(page, t('simplified-search.question.budget.once'), '100000-150000')
        await next(page, language)
        await expectCount(page, found)
        expect(found).toBeGreaterThan(0)
        expect(found).toBeLessThan(all)
        await expectAccessible(page)

        await page
          .locator('main')
          .getByRole('link', {
            name: inAnyLanguage('simplified-search.show_one', 'simplified-search.show_other'),
          })
          .click()
        await expect(page).toHaveURL(new RegExp(`${toLocalizedPath('/s', language)}\\?`))
        await expect(page).toHaveURL(
          /deal_types=1&real_estate_types=1&cities=1&districts=4&price_from=100000/,
        )
        await expect(page).toHaveURL(/currency_id=2/)
        await expectCount(page, found)
      },
    )

    test(...spread(language, 'no word is cut off on a narrow phone', 'script-on'), async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const query of [
        '',
        '?step=3&deal_types=7',
        '?step=5&deal_types=1&cities=1',
        '?step=found&cities=1',
      ]) {
        await page.goto(toLocalizedPath(`${PATH}${query}`, language))
        const wide = questionTexts(page)
        await expect(wide).not.toHaveCount(0)
        for (const box of await wide.all()) {
          const edges = await box.boundingBox()
          expect((edges?.x ?? 0) + (edges?.width ?? 0), query).toBeLessThanOrEqual(320)
        }
      }
    })

    // Independent of the language, so it runs once.
    if (language !== 'ka') return

    test(
      'every question of the simplified search can be skipped',
      inOneMode('script-on'),
      async ({ page }) => {
        await page.goto(toLocalizedPath(PATH, language))
        const all = await getResultCount(page)
        // The district question is skipped without a city.
        for (const step of ['type', 'city', 'rooms', undefined]) {
          await next(page, language)
          if (step) await expect(question(page, t(`simplified-search.question.${step}`))).toBeVisible()
          await expectCount(page, all)
        }
        await page.getByRole('link', { name: t('simplified-search.back') }).click()
        await expect(question(page, t('simplified-search.question.rooms'))).toBeVisible()
        await page.getByRole('link', { name: t('simplified-search.back') }).click()
        await expect(question(page, t('simplified-search.question.city'))).toBeVisible()
      },
    )

    test('changing one answer keeps the others', inOneMode('script-on'), async ({ page }) => {
      await page.goto(
        toLocalizedPath(`${PATH}?step=found&deal_types=1&cities=1&districts=4&budget=50000-75000`, language),
      )
      const change = (topic: string) =>
        page.getByRole('link', {
          name: `${t('simplified-search.change')} ${t(`simplified-search.topic.${topic}`)}`,
        })

      await change('city').click()
      await expect(page.locator('input[name=cities]:checked')).toHaveValue('1')
      // A town without districts skips the district question in both directions.
      await choose(page, t('simplified-search.question.city'), '73')
      await submitWithoutScript(page, language)
      await expect(question(page, t('simplified-search.question.budget.once'))).toBeVisible()
      await expect(page.locator('input[name=budget]:checked')).toHaveValue('50000-75000')
      await expect(change('district')).toHaveCount(0)
      await page.getByRole('link', { name: t('simplified-search.back') }).click()
      await expect(question(page, t('simplified-search.question.city'))).toBeVisible()

      // A budget for another deal is dropped.
      await change('deal').click()
      await choose(page, t('simplified-search.question.deal'), '2')
      await submitWithoutScript(page, language)
      await expect(page).toHaveURL(/step=2/)
      await page.goto(page.url().replace('step=2', 'step=5'))
      await expect(question(page, t('simplified-search.question.budget.month'))).toBeVisible()
      await expect(page.locator('input[name=budget]:checked')).toHaveValue('')
    })

    test(
      'a choice without results is disabled, and an empty result offers a search that finds statements',
      inOneMode('script-on'),
      async ({ page }) => {
        await page.goto(toLocalizedPath(`${PATH}?deal_types=7&real_estate_types=4&cities=1&step=2`, language))
        const land = page.locator('input[name=real_estate_types][value="4"]')
        await expect(land).toBeChecked()
        await expect(page.locator('input[name=real_estate_types][value="5"]')).toBeDisabled()

        await page.goto(toLocalizedPath(`${PATH}?deal_types=7&real_estate_types=4&step=found`, language))
        await expectCount(page, 0)
        await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
          t('simplified-search.none_title'),
        )
        await expectAccessible(page)
        const way = page.getByRole('link', { name: t('simplified-search.any_of.deal') })
        const promised = figure(await way.locator('small').textContent())
        await way.click()
        await expectCount(page, promised)
      },
    )

    test(
      'invalid parameters in the URL open a question instead of an error',
      inOneMode(),
      async ({ page }) => {
        for (const [query, expected] of [
          ['step=0', 'deal'],
          ['step=abc&deal_types=x&cities=-1', 'deal'],
          ['step=99', 'rooms'],
          ['step=4&cities=73&districts=4', 'rooms'],
          ['step=2&deal_types=1,2&price_from=7', 'type'],
        ] as const) {
          const answer = await page.goto(toLocalizedPath(`${PATH}?${query}`, language))
          expect(answer?.status(), query).toBe(200)
          await expect(question(page, t(`simplified-search.question.${expected}`))).toBeVisible()
          const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')
          expect(canonical.pathname + canonical.search, query).not.toMatch(/x|abc|99|price_from/)
        }
      },
    )

    test(
      'a preset search finds the number of statements that it announces',
      inOneMode(),
      async ({ page }) => {
        await page.goto(toLocalizedPath(PATH, language))
        const ready = page
          .getByRole('navigation', { name: t('simplified-search.preset_searches') })
          .getByRole('link')
        expect(await ready.count()).toBeGreaterThan(3)
        const promised = figure(await ready.first().locator('small').textContent())
        await ready.first().click()
        await expect(page).toHaveURL(new RegExp(toLocalizedPath('/s', language)))
        await expectCount(page, promised)
      },
    )
  })
}

test('the simplified search works with the keyboard alone', inOneMode('script-on'), async ({ page }) => {
  await page.goto(`/en${PATH}`)
  await page.locator('input[name=deal_types]:checked').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('input[name=deal_types]:checked')).toHaveValue('1')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=2/)
  await page.locator('input[name=real_estate_types]:checked').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=3/)
  await expect(page).toHaveURL(/real_estate_types=1/)
})

function question(page: Page, name: string) {
  return page.getByRole('group', { name })
}

/** Chooses an answer and returns the number of statements that it announces. */
async function choose(page: Page, name: string, value: string): Promise<number> {
  const answer = question(page, name)
    .locator('label')
    .filter({ has: page.locator(`[value="${value}"]`) })
  const promised = figure(await answer.locator('small').textContent())
  await answer.click()
  return promised
}

/** Submits a single question; script does so by itself. */
async function submitWithoutScript(page: Page, language: Language): Promise<void> {
  if (!isScripted()) await next(page, language)
}

async function next(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: createTranslator(language)('simplified-search.next') }).click()
}

function figure(text: string | null): number {
  return Number((text ?? '').replace(/\D/g, ''))
}
