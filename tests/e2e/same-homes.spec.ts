import { expectAccessible } from './accessibility'
import { findStatementPath } from './find-statement'
import { openSignedIn } from './sign-in'
import { spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

for (const language of languages) {
  const t = createTranslator(language)
  const at = (path: string) => toLocalizedPath(path, language)
  const journey = spread(
    language,
    `an operator merges two statements into one home, and the owner separates one, in ${language}`,
  )

  test(...journey, async ({ page, browser, baseURL, request, javaScriptEnabled }) => {
    await openSignedIn(page, 'physical', at('/account/statements?status=active'))
    const edits = await page
      .locator('a[href*="/edit"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const ids = edits.map((href) => /statements\/(\d+)\/edit/.exec(href)?.[1] ?? '')
    // Each mode has statements of its own. The last ones of the list share no home in the demo.
    const own = ids.at(javaScriptEnabled === false ? -1 : -2) ?? ''
    const shown = await (await request.get(at(`/statements/${own}`))).text()
    const deal = /[?&]deal_types=(\d+)/.exec(shown)?.[1] ?? ''
    const other =
      /\d+$/.exec(await findStatementPath(request, at(`/s?deal_types=${deal}&with_picture=1`)))?.[0] ?? ''

    const context = await browser.newContext({ ...test.info().project.use, baseURL })
    const operator = await context.newPage()
    await openSignedIn(operator, 'operator', at(`/desk/reports/${own}`))
    const homeLink = operator.getByRole('link', { name: t('desk.statements.same_home') })
    async function merge() {
      await operator.locator('summary', { hasText: t('desk.statements.acts.merge_home') }).click()
      await operator.getByLabel(t('desk.statements.merge_label')).fill(other)
      await operator.getByRole('button', { name: t('desk.statements.acts.merge_home') }).click()
    }
    await merge()
    await homeLink.click()
    await expect(operator).toHaveURL(/\/homes\/\d+$/)
    await expect(operator.locator('#evidence')).toContainText(t('same-homes.evidence.operator'))
    await expect(operator.locator('#own')).toHaveCount(0)
    await expectAccessible(operator)
    await operator.goto(at(`/desk/reports/${own}`))
    await operator.getByRole('button', { name: t('desk.statements.acts.split_home') }).click()
    await expect(homeLink).toHaveCount(0)
    await merge()
    await expect(homeLink).toHaveCount(1)
    const path = (await homeLink.getAttribute('href')) ?? ''

    await page.goto(path)
    await expectAccessible(page)
    await page.locator('#own').getByRole('button').first().click()
    await expect(page.getByRole('status').filter({ hasText: t('flash.statement_separated') })).toBeVisible()
    expect((await request.get(path)).status()).toBe(404)
    await context.close()
  })
}
