import { expectAccessible } from './accessibility'
import { chatWidget, footerEnd, supportLauncher } from './locators'
import { spread, withScript } from './spread'
import { expect, type Page, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const PHONE = { width: 390, height: 800 }
const DESKTOP = { width: 1280, height: 800 }

const t = createTranslator('en')

async function openMenu(page: Page, language: (typeof languages)[number] = 'en') {
  await page.goto(toLocalizedPath('/s', language))
  const corner = supportLauncher(page)
  await corner.locator('summary').click()
  return {
    summary: corner.locator('summary'),
    chat: corner.getByRole('button', { name: createTranslator(language)('support.chat') }),
    call: corner.getByRole('link', { name: createTranslator(language)('support.call') }),
    widget: chatWidget(page),
  }
}

for (const language of languages) {
  const isScripted = () => test.info().project.use.javaScriptEnabled !== false
  // Specification 1.2.103, 1.2.105
  test(
    ...spread(language, `the launcher opens the chat, and the form that requests a call, in ${language}`),
    async ({ page }) => {
      const words = createTranslator(language)
      await page.setViewportSize(PHONE)
      const { chat, call, widget } = await openMenu(page, language)
      await expectAccessible(page)
      if (isScripted()) {
        await chat.click()
        const frame = widget.frameLocator('iframe')
        await expect(frame.getByRole('heading', { name: words('support.chat') })).toBeVisible()
        await expectAccessible(page)
        await widget.getByRole('button', { name: words('ui.close') }).click()
      } else {
        const opened = page.waitForEvent('popup')
        await chat.click()
        const tab = await opened
        await expect(tab.getByRole('heading', { name: words('support.chat') })).toBeVisible()
        await tab.close()
      }
      if (!(await call.isVisible())) await supportLauncher(page).locator('summary').click()
      await call.click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  )
}

// Specification 1.2.105
test(
  'the chat loads once it is opened, keeps its state when it is closed, and returns the focus',
  withScript(),
  async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    const countLoads = () => loaded.filter((path) => /\/do\/chat|\/sandbox\/chat/.test(path)).length
    await page.setViewportSize(DESKTOP)
    const { summary, chat, widget } = await openMenu(page)
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((path) => path.includes('chat'))).toEqual([])
    await chat.click()
    const frame = widget.frameLocator('iframe')
    await frame.getByLabel('Message').fill('Is the flat still there?')
    await widget.getByRole('button', { name: t('ui.close') }).click()
    await expect(widget).toBeHidden()
    await expect(summary).toBeFocused()
    await summary.click()
    await chat.click()
    await expect(widget.getByRole('heading', { name: t('support.chat') })).toBeFocused()
    await expect(frame.getByLabel('Message')).toHaveValue('Is the flat still there?')
    await page.keyboard.press('Escape')
    await expect(widget).toBeHidden()
    await expect(summary).toBeFocused()
    expect(countLoads()).toBe(2)
  },
)

// Specification 1.2.105
test('an open chat leaves the page usable and its footer readable', withScript(), async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const { chat, widget } = await openMenu(page)
  await chat.click()
  await expect(widget).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const chatBox = await widget.boundingBox()
  const lastRow = await footerEnd(page).boundingBox()
  expect((lastRow?.y ?? 0) + (lastRow?.height ?? 0)).toBeLessThanOrEqual(chatBox?.y ?? 0)
  await page.locator('footer a').first().click()
  await expect(page).not.toHaveURL(/\/en\/s$/)
})

// Specification 1.2.105
test('the chat is a sheet over the page on a phone', withScript(), async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { chat, widget } = await openMenu(page)
  await chat.click()
  await expect(widget).toBeVisible()
  const box = await widget.boundingBox()
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, PHONE.width, PHONE.height])
  expect(await widget.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(widget).toBeHidden()
})

test('a chat that does not load says so and links to its page', withScript(), async ({ page }) => {
  await page.clock.install()
  await page.route('**/sandbox/chat?*', () => undefined)
  const { chat, widget } = await openMenu(page)
  await chat.click()
  await expect(widget.locator('iframe')).toBeAttached()
  await expect(widget.getByRole('status')).toBeEmpty()
  await page.clock.fastForward(10_000)
  await expect(widget.getByRole('status')).toHaveText(t('support.failed'))
  const link = widget.getByRole('link', { name: t('support.new_tab') })
  await expect(link).toHaveAttribute('href', /\/sandbox\/chat\?token=/)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('the contact page says if no conversation can be started', withScript(), async ({ page }) => {
  await page.route('**/do/chat', (route) =>
    route.fulfill({ status: 303, headers: { location: '/en/contact' } }),
  )
  const { chat } = await openMenu(page)
  await chat.click()
  await expect(page).toHaveURL('/en/contact')
})
