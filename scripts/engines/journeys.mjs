import { createPhone, findSentCode } from './sent-code.mjs'

/**
 * The main journeys, in English, on a phone's layout. Each begins without cookies.
 * @type {{ name: string, run: (page: import('./walked-page.mjs').WalkedPage) => Promise<void> }[]}
 */
export const journeys = [
  { name: 'search', run: search },
  { name: 'number', run: showNumber },
  { name: 'call', run: requestCall },
  { name: 'favourites', run: keepFavourite },
  { name: 'comparison', run: compare },
  { name: 'sign-in', run: signInFromHeader },
  { name: 'top-up', run: topUp },
  { name: 'loan', run: requestLoan },
  { name: 'estimate', run: estimate },
  { name: 'put up', run: putUpStatement },
  { name: 'map', run: useMap },
  { name: 'language', run: changeLanguage },
]

/** @typedef {import('./walked-page.mjs').WalkedPage} WalkedPage */

const CARD = 'ol [id^=card-]'
const CARD_LINK = `${CARD} :is(h2, h3) a`

async function search(/** @type {WalkedPage} */ page) {
  await page.open('/en')
  await page.expect('h1')
  await page.fill('#finder-type', '1')
  await page.press('form.home-search button[type=submit]:not([name])')
  await page.expect(CARD, { url: '/en/s\\?.*real_estate_types=1' })
}

async function showNumber(/** @type {WalkedPage} */ page) {
  await page.open('/en/s?deal_types=1&with_picture=1')
  await page.press(CARD_LINK)
  await page.expect('h1', { url: 'udzravi-qoneba/' })
  await page.press('#phone button[type=submit]')
  await page.expect('#phone a[href^="tel:"]')
}

async function requestCall(/** @type {WalkedPage} */ page) {
  await page.open('/en/contact?call_request=1')
  await page.fill('#call-request [name=name]', 'Nino')
  await page.fill('#call-request [name=phone_number]', '12')
  await page.press('#call-request button[type=submit]')
  await page.expect('#call-request [name=phone_number][aria-invalid=true]')
  await page.fill('#call-request [name=phone_number]', createPhone())
  await page.press('#call-request button[type=submit]')
  await page.expect('dialog', { url: 'call_request=sent' })
}

async function keepFavourite(/** @type {WalkedPage} */ page) {
  await page.open('/en/s?deal_types=2')
  await page.press(`${CARD} button[name=keep]`)
  await page.expect(`${CARD} button[aria-pressed=true]`)
  const id = await page.read(`${CARD}:has(button[aria-pressed=true])`, 'id')
  await page.open('/en/account/favorites')
  await page.expect('.flash a', { text: 'Log in' })
  await signIn(page, 'developer', '/sandbox/auth?lang=en&Continue=/en/account/favorites')
  await page.expect(`#${id}`, { url: '/en/account/favorites$' })
}

async function compare(/** @type {WalkedPage} */ page) {
  const html = await page.fetch('/en/s?deal_types=1&real_estate_types=1')
  const ids = [...html.matchAll(/id="card-(\d+)"/g)].slice(0, 3).map(([, id]) => id)
  await page.open(`/en/compare?ids=${ids}`)
  await page.expect('thead th a')
  await page.press('a', 'differences')
  await page.expect('thead th a', { url: 'compare\\?.*differ' })
}

async function signInFromHeader(/** @type {WalkedPage} */ page) {
  await page.open('/en/s?deal_types=2&page=2')
  await signIn(page, 'physical', await page.read('header a[href*="auth"]', 'href'))
  await page.expect('[role=status]', { url: '/en/s\\?deal_types=2&page=2$', text: 'You are logged in' })
}

/** @param {WalkedPage} page @param {string} who @param {string} href link to the login site */
async function signIn(page, who, href) {
  await page.open(href)
  await page.press(`button[value="${who}@demo.test"]`)
}

async function topUp(/** @type {WalkedPage} */ page) {
  await page.open('/en')
  await signIn(page, 'agent', '/sandbox/auth?lang=en&Continue=/en/account/payments')
  await page.expect('h1', { url: '/en/account/payments$' })
  await page.press('main a', 'Top up')
  await page.expect('dialog', { url: 'fill_balance' })
  await page.press('dialog a[href*="method=1"]')
  await page.fill('dialog [name=amount]', '12,50')
  await page.press('dialog form button', 'Pay')
  await page.press('button[value=approve]')
  await page.expect('main output[name=balance]', { url: 'payment-result\\?payment_id=' })
}

async function requestLoan(/** @type {WalkedPage} */ page) {
  await page.open('/en/contact?take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2')
  const bank = 'input[name=loan_bank][value="1"]'
  await page.check(bank)
  if (!page.hasScript) await page.press('[data-recalculate]')
  await page.expect('output[name=monthly_payment]')
  await page.press('dialog button', 'Request the loan')
  const form = 'dialog form[method=post]'
  await page.fill(`${form} [name=first_name]`, 'Nino')
  await page.fill(`${form} [name=last_name]`, 'Beridze')
  await page.fill(`${form} [name=monthly_income]`, '3000')
  const phone = createPhone()
  await page.fill(`${form} [name=phone_number]`, phone)
  await page.press(`${form} button`, 'code')
  await page.expect(`${form} [autocomplete=one-time-code]`)
  const code = findSentCode(await page.fetch('/sandbox/sms?lang=en'), phone)
  await page.fill(`${form} [autocomplete=one-time-code]`, code)
  if (!page.hasScript) await page.press(`${form} button`, 'Confirm')
  await page.expect(form, { text: 'confirmed' })
  await page.check(`${form} input[type=checkbox]`)
  await page.press(`${form} button`, 'Send the request')
  await page.expect('body', { text: 'Request sent' })
}

async function estimate(/** @type {WalkedPage} */ page) {
  await page.open('/en/ai-estimate/accuracy')
  await page.expect('h1')
  await signIn(page, 'physical', '/sandbox/auth?lang=en&Continue=/en/account/aiService/aiView')
  await page.expect('h1', { url: 'aiView$' })
  await page.press('main a', 'Determine market value')
  await page.fill('#estimate-form [name=district_id]', '4')
  if (!page.hasScript) await page.press('#estimate-form button', 'Update')
  await page.waitFor('#estimate-form [name=urban_id] option[value="47"]')
  await page.fill('#estimate-form [name=urban_id]', '47')
}

async function putUpStatement(/** @type {WalkedPage} */ page) {
  const goOn = () => page.press('main button', 'Continue')
  await page.open('/en/account/statements/new')
  await goOn()
  await page.expect('[role=alert]')
  await page.check('[name=deal_type_id][value="1"]')
  await page.check('[name=real_estate_type_id][value="1"]')
  await goOn()
  await page.expect('[name=address]')
  await page.fill('[name=address]', 'Chavchavadze 26')
  // Suggestions cover the button below the field.
  if (page.hasScript) await page.press('[role=option]', 'Chavchavadze')
  else await page.press('main button', 'Find')
  await page.expect('[name=found]')
  await page.check('[name=found]')
  await page.press('main button', 'Choose this place')
  await page.waitFor('[name=latitude]:not([value=""])')
  await goOn()
  await page.expect('[name=area]')
  await page.check('[name=status_id][value="1"]')
  await page.check('[name=condition_id][value="1"]')
  await page.fill('[name=area]', '64,5')
  await page.fill('select[name=room_type_id]', '3')
  await page.fill('[name=floor]', '4')
  await page.fill('[name=total_floors]', '8')
  await goOn()
  await page.fill('[name=price]', '125 000')
  await goOn()
  await page.expect('input[type=file][multiple]')
}

async function useMap(/** @type {WalkedPage} */ page) {
  await page.open('/en/s?deal_types=1')
  await page.press('a[href*="/s/map"]')
  await page.expect('.map', { url: '/s/map\\?.*deal_types=1' })
  await page.press('a', 'Whole city')
  await page.expect('.map')
}

async function changeLanguage(/** @type {WalkedPage} */ page) {
  await page.open('/en/s?deal_types=2&page=2')
  await page.open(new URL(await page.read('a[hreflang=ru], a[lang=ru]', 'href'), page.origin).pathname)
  await page.expect('html[lang=ru] h1')
}
