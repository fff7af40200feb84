import { createPhone, findSentCode } from '../sent-code.mjs'

/**
 * The journeys that text browsers finish, over TLS. Each begins without cookies.
 * @typedef {{
 *   browser: import('./text-browser.mjs').TextBrowser,
 *   origin: string,
 *   fetchPage: (path: string) => Promise<string>,
 * }} Visit `fetchPage` requests a page without the browser
 * @type {{ name: string, run: (visit: Visit) => Promise<void> }[]}
 */
export const textJourneys = [
  { name: 'search', run: search },
  { name: 'call', run: requestCall },
  { name: 'sign-in', run: signIn },
  { name: 'top-up', run: topUp },
  { name: 'loan', run: requestLoan },
]

async function search(/** @type {Visit} */ { browser, origin }) {
  await browser.open(`${origin}/en`)
  await browser.expect('Find a home')
  await browser.fill('Where?', 'Vake')
  await browser.press('Search', { after: 'Price, ₾' })
  await browser.expect('Apartments for sale in Vake')
  await browser.press('3-room apartment for sale in Vake')
  await browser.expect('What it costs in all')
}

async function requestCall(/** @type {Visit} */ visit) {
  const { browser, origin } = visit
  const phone = createPhone()
  await browser.open(`${origin}/en/contact?call_request=1`)
  await browser.expect('Request a call')
  await browser.fill('Your name', 'Nino')
  await browser.fill('Mobile number', '12')
  await browser.press('Call me')
  await browser.expect('Please check the form')
  await browser.fill('Georgian numbers', phone)
  await browser.press('Call me', { after: 'Comment' })
  await browser.expect('We will call')
  await signInAs('operator', '/en/desk/leads', visit)
  await browser.fill('Search the inbox', phone)
  await browser.press('Find', { after: 'Search the inbox' })
  await browser.expect('1 entry')
}

async function signIn(/** @type {Visit} */ { browser, origin }) {
  await browser.open(`${origin}/en`)
  await browser.expect('Find a home')
  await browser.press('Log in')
  await browser.expect('Go back without logging in')
  await browser.fill('Email', 'physical@demo.test')
  await browser.fill('Password', 'demo-ezo', { after: 'Email' })
  await browser.press('Log in', { after: 'Password [' })
  await browser.expect('You are logged in')
  await browser.open(`${origin}/en/account/payments`)
  await browser.expect('Account: Nino Beridze')
}

async function topUp(/** @type {Visit} */ visit) {
  const { browser, origin } = visit
  await signInAs('agent', '/en/account/payments', visit)
  await browser.press('Top up', { after: 'Welcome!' })
  await browser.press('Card or internet bank', { after: 'How would you like' })
  await browser.fill('Amount', '12,50')
  await browser.press('Pay', { after: 'Common amounts' })
  await browser.expect('No real money')
  await browser.press('Pay', { after: 'Waiting for payment' })
  await browser.expect('Balance')
  await browser.open(`${origin}/en/account/payments`)
  await browser.expect('+₾12.50')
}

async function requestLoan(/** @type {Visit} */ { browser, origin, fetchPage }) {
  const phone = createPhone()
  const calculator = 'take_loan=true&isntStatement=true&loan_price=100000&loan_currency=2'
  await browser.open(`${origin}/en/contact?${calculator}`)
  await browser.expect('Monthly payment: $813 · Basisbank')
  await browser.check('TBC Bank')
  await browser.press('Recalculate')
  await browser.expect('· TBC Bank')
  await browser.press('Request the loan')
  await browser.fill('First name', 'Nino')
  await browser.fill('Last name', 'Beridze')
  await browser.fill('Monthly income, lari', '3000')
  await browser.fill('Nine digits', phone)
  await browser.press('Send a code', { after: 'Nine digits' })
  await browser.expect('SMS code')
  await browser.fill('good for five minutes', findSentCode(await fetchPage('/sandbox/sms?lang=en'), phone))
  await browser.press('Confirm', { after: 'good for five minutes' })
  await browser.expect('confirmed')
  await browser.check('I agree')
  await browser.press('Send the request', { after: 'I agree' })
  await browser.expect('Request sent')
}

/** @param {string} who @param {string} path where to go then @param {Visit} visit */
async function signInAs(who, path, { browser, origin }) {
  await browser.open(`${origin}/sandbox/auth?lang=en&Continue=${path}`)
  await browser.expect('choose a demo account')
  await browser.press(`${who}@demo.test`)
}
