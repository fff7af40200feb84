import { beforeAll, expect, test } from 'vitest'
import { type Language, languages, toLocalizedPath } from '~/i18n/languages'
import { drawReceipt } from '~/receipts/draw-receipt'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { addPayment } from '~tests/fixtures/ledger'
import { readPdfText } from '~tests/fixtures/pdf-text'
import { renderView } from '~tests/fixtures/render-view'
import { createRouteArgs, getThrownResponse } from '~tests/fixtures/route-args'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { loadMonthly, sumPurchases } from './load-monthly.server'
import { loader as loadCsv } from './monthly-csv-route'
import { loader as loadPdf } from './monthly-pdf-route'
import { PurchaseTable } from './purchase-table'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let buyer: number

const site = {
  operator: { name: 'Ezo LLC', code: '400000000', address: undefined },
  supportPhone: '322000000',
  supportEmail: undefined,
}

beforeAll(async () => {
  buyer = await addUser(database.pool, { type: 'broker' })
  for (let made = 0; made < 21; made += 1) await addOrder(buyer)
  await addOrder(await addUser(database.pool))
  await addPayment(database.pool, buyer, { purpose: 'fill_balance', state: 'succeeded', method: 'card' })
})

async function addOrder(userId: number) {
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into service_orders (user_id, service_type_id, state, paid_at) values ($1, 8, 'paid', now()) returning id",
    [userId],
  )
  const [order] = rows
  await addPayment(database.pool, userId, {
    purpose: 'order',
    order_id: order?.id,
    state: 'succeeded',
    method: 'balance',
  })
}

async function createArgs(query: string, userId: number, path = 'monthly', language: Language = 'en') {
  const address = toLocalizedPath(`/account/payments/${path}?${query}`, language)
  const args = createRouteArgs(address, {
    origin: bank.api.origin,
    context: { site, drawReceipt },
  })
  args.request.headers.set('cookie', `__Host-token=${await createSession(database.pool, userId)}`)
  return args
}

test('the purchases of a month are those of the user alone, from all pages and without top-ups', async () => {
  const { payments, bought, returned, remaining, isCut } = await loadMonthly(await createArgs('', buyer))
  expect(payments).toHaveLength(21)
  expect([bought, returned, remaining]).toEqual([
    payments.reduce((sum, { amount }) => sum + amount, 0),
    0,
    bought,
  ])
  expect(isCut).toBe(false)
  expect((await loadMonthly(await createArgs('month=2020-01', buyer))).payments).toEqual([])
})

test('the page names the details of the seller that are set', async () => {
  const { seller } = await loadMonthly(await createArgs('', buyer))
  expect(seller.map(({ value }) => value)).toEqual(['Ezo LLC', '400000000', '322000000'])
})

test('the CSV file has a line for each purchase with plain amounts, and is not cached', async () => {
  const response = await loadCsv(await createArgs('', buyer, 'monthly.csv'))
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(22)
  expect(lines[1]).toMatch(/^"\d{4}-\d\d-\d\d","[^"]+","[^"]+",\d+\.\d\d,0\.00$/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

const readCells = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, cell = '']) =>
    cell.replace(/<[^>]+>/g, ''),
  )

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

async function readPages(response: Response): Promise<string[]> {
  const pages = readPdfText(Buffer.from(await response.arrayBuffer())).split('\n')
  return pages.map(withoutSpaces)
}

test.each(languages)(
  'the PDF file has the rows and sums of the page, on numbered pages, in %s',
  async (language) => {
    const toArgs = (path: string) => createArgs('', buyer, path, language)
    const page = await loadMonthly(await toArgs('monthly'))
    const html = renderView(<PurchaseTable page={page} />, { language })
    const cells = readCells(html, 'td')
    expect(cells).toHaveLength(21 * 5)
    const heads = withoutSpaces(readCells(html, 'th').join(''))
    const sums = readCells(html, 'dd').map((value, at) => `${readCells(html, 'dt')[at]}${value}`)
    const pages = await readPages(await loadPdf(await toArgs('monthly.pdf')))
    expect(pages).toHaveLength(2)
    const [first = '', second = ''] = pages
    expect(first.endsWith('1/2') && second.endsWith('2/2') && second.startsWith(heads)).toBe(true)
    const text = first.slice(0, -3) + second.slice(heads.length, -3)
    const people = [...page.seller, ...page.buyer].map(({ name, value }) => `${name}${value}`)
    const [, table] = text.split(heads)
    expect(text).toContain(withoutSpaces(people.join('')))
    expect(table).toBe(withoutSpaces([...cells, ...sums].join('')))
  },
)

test('the PDF file is named after its month and is not cached', async () => {
  const response = await loadPdf(await createArgs('month=2020-01', buyer, 'monthly.pdf'))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="2020-01.pdf"',
    'cache-control': 'private, no-store',
  })
})

test('the PDF file of a month without purchases says so, in one page without a table', async () => {
  const [text, ...others] = await readPages(
    await loadPdf(await createArgs('month=2020-01', buyer, 'monthly.pdf')),
  )
  expect(others).toEqual([])
  expect(text).toMatch(/^EzoPurchases:January2020SellerEzoLLC.*Nothingwasboughtinthismonth\.$/)
})

test('another user and a guest cannot get the purchases of the buyer as a PDF file', async () => {
  const stranger = await addUser(database.pool)
  const [text] = await readPages(await loadPdf(await createArgs('', stranger, 'monthly.pdf')))
  expect(text).toContain('Nothingwasbought')
  const args = await createArgs('', buyer, 'monthly.pdf')
  args.request.headers.delete('cookie')
  expect((await getThrownResponse(loadPdf(args))).status).toBe(302)
})

test('the PDF file is refused with 503 if too many files are waiting to be drawn', async () => {
  const args = await createArgs('', buyer, 'monthly.pdf')
  const drawReceipt = () => Promise.reject(new Response(null, { status: 503 }))
  const refused = loadPdf({ ...args, context: { ...args.context, drawReceipt } })
  expect((await getThrownResponse(refused)).status).toBe(503)
})

test('amounts of a month have two decimals, so that they line up, and days have no year', async () => {
  const html = renderView(<PurchaseTable page={await loadMonthly(await createArgs('', buyer))} />)
  const [day, , , amount, returned] = readCells(html, 'td')
  expect(day).toMatch(/^\d+\s\p{L}+$/u)
  expect(amount).toMatch(/^₾[\d,]+\.\d\d$/)
  expect(returned).toBe('–')
})

test('returned money is taken from the total, whether the bank or the balance has it', () => {
  const payments = [
    { amount: 10_000, refunded: 0, returned: 2_500 },
    { amount: 5_000, refunded: 5_000, returned: 5_000 },
    { amount: 1_000, refunded: 0, returned: 0 },
  ]
  expect(sumPurchases(payments)).toEqual({ bought: 16_000, returned: 7_500, remaining: 8_500 })
})
