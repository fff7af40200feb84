import { findStatementPath } from './find-statement'
import { codeFor, freshPhone } from './phone-code'
import { inOneMode } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === true, 'the server answers both modes alike')

const t = createTranslator('en')
const refused = t('flash.cookies_refused')
const escapeHtml = (text: string) => text.replaceAll("'", '&#x27;')

/** Browser that stores no cookie: it follows redirects and sends the URL of its page as the Referer. */
class CookielessBrowser {
  readonly #origin: string
  url = ''
  html = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  async open(path: string, init: RequestInit = {}): Promise<this> {
    const headers = { ...(this.url && { referer: this.url }), ...init.headers }
    const response = await fetch(new URL(path, this.#origin), { ...init, headers, redirect: 'manual' })
    const location = response.headers.get('location')
    if (location) return this.open(new URL(location, this.#origin).href)
    this.url = response.url
    this.html = await response.text()
    return this
  }

  /** Sends the form that contains this text, with its hidden fields. */
  async submit(marker: string, fields: Record<string, string>): Promise<this> {
    const form = [...this.html.matchAll(/<form\b[\s\S]*?<\/form>/g)].find(([html]) => html.includes(marker))
    if (!form) throw new Error(`no form of ${this.url} holds ${marker}`)
    const [html] = form
    const body = new URLSearchParams()
    for (const [input] of html.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)) {
      const name = /\bname="([^"]*)"/.exec(input)?.[1]
      const value = /\bvalue="([^"]*)"/.exec(input)?.[1] ?? ''
      if (name) body.append(name, value.replace(/&(amp|#38);/g, '&'))
    }
    for (const [name, value] of Object.entries(fields))
      if (name === 'intent') body.append(name, value)
      else body.set(name, value)
    const action = /\baction="([^"]*)"/.exec(html)?.[1]?.replace(/&(amp|#38);/g, '&') ?? this.url
    return this.open(action, { method: 'POST', body, headers: { origin: this.#origin } })
  }
}

let browser: CookielessBrowser
test.beforeEach(({ baseURL }) => {
  browser = new CookielessBrowser(baseURL ?? '')
})

test('a call request is sent once without cookies, and its thanks are shown', inOneMode(), async () => {
  await browser.open('/en/contact?call_request=1')
  await browser.submit('id="call-request"', { name: 'Nino', phone_number: freshPhone() })
  expect(browser.html).toContain(t('call-request.sent_title'))
  expect(browser.html).toContain(escapeHtml(refused))
  expect(browser.html).not.toContain('id="call-request-phone_number"')
})

test('a message is sent once without cookies, and its thanks are shown', inOneMode(), async () => {
  await browser.open('/en/contact')
  await browser.submit('id="contact"', { name: 'Nino', phone_number: freshPhone(), message: 'Hello' })
  expect(browser.html).toContain(t('contact.sent'))
})

test("an owner's number can be shown without cookies", inOneMode(), async ({ request }) => {
  await browser.open(await findStatementPath(request, '/en/s?deal_types=1&with_picture=1'))
  await browser.submit('action="/do/phone"', {})
  expect(browser.html).toMatch(/href="tel:\+995/)
  expect(browser.html).toContain(escapeHtml(refused))
})

test('a favourite that cannot be stored is not shown as set', inOneMode(), async ({ baseURL, request }) => {
  const path = await findStatementPath(request, '/en/s?deal_types=1&with_picture=1')
  const id = /(\d+)$/.exec(path)?.[1] ?? ''
  const send = (accept: string) => ({
    method: 'POST',
    body: new URLSearchParams({ keep: id, return_to: path }),
    headers: { origin: baseURL ?? '', accept },
  })
  await browser.open('/do/favorite', send('text/html'))
  expect(browser.html).toContain(escapeHtml(t('flash.favorites_need_cookies')))
  expect(browser.html).not.toContain('name="drop"')
  // Script restores the heart of the form, whose page gives the reason.
  await browser.open('/do/favorite', send('application/json'))
  expect(JSON.parse(browser.html)).toMatchObject({ done: false })
})

test('currency, language and lite mode apply to the next page without cookies', inOneMode(), async () => {
  await browser.open('/en/s')
  const findSign = () => /[₾$](?=[\d,]{5})/.exec(browser.html)?.[0]
  const other = findSign() === '₾' ? { currency: 'usd', sign: '$' } : { currency: 'gel', sign: '₾' }
  await browser.submit('action="/do/currency"', { currency: other.currency })
  expect(browser.html).toContain(escapeHtml(refused))
  expect(findSign()).toBe(other.sign)
  await browser.submit('action="/do/light-mode"', { light: '1' })
  expect(browser.html).toContain(t('flash.light_on'))
  expect((await browser.open('/ru/s')).html).toContain('<html lang="ru"')
})

for (const language of languages)
  test(`signing in without cookies says in ${language} that cookies are needed`, inOneMode(), async () => {
    const say = createTranslator(language)
    await browser.open(`/auth?Continue=${toLocalizedPath('/account', language)}`)
    await browser.submit('designer@demo.test', { as: 'designer@demo.test' })
    expect(browser.html).toContain(escapeHtml(say('sign-in.cookies.title')))
    expect(browser.url).not.toContain('access_token')
  })

test(
  'a loan can be requested without cookies, with the code sent to the phone',
  inOneMode(),
  async ({ request }) => {
    const phone = freshPhone()
    const person = { first_name: 'Nino', last_name: 'Beridze', monthly_income: '3000', phone_number: phone }
    await browser.open('/en/s?cities=1&take_loan=true&isntStatement=true')
    const banks = browser.html.matchAll(
      /name="loan_bank"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="loan_bank"/g,
    )
    // The cheapest banks take requests on their own sites.
    const bank = [...banks].at(-1)
    const loan = `&loan_price=100000&loan_bank=${bank?.[1] ?? bank?.[2]}&loan_step=form`
    await browser.open(`/en/s?cities=1&take_loan=true&isntStatement=true${loan}`)
    await browser.submit('id="loan-request"', { ...person, intent: 'send_code' })
    await browser.submit('id="loan-request"', {
      ...person,
      code: await codeFor(request, phone),
      intent: 'confirm_code',
    })
    expect(browser.html).toContain(t('forms.phone.confirmed'))
    await browser.submit('id="loan-request"', { ...person, terms: '1', intent: 'send' })
    expect(browser.html).toContain(t('loan-request.sent.title'))
  },
)
