import { expect, test } from 'vitest'
import { readPdfText } from '~tests/fixtures/pdf-text'
import { drawReceipt } from './draw-receipt'

test('a receipt states buyer, seller and service in Georgian, Latin and Cyrillic, as readable text', async () => {
  const file = await drawReceipt(
    {
      title: 'ქვითარი EZO-100001',
      brand: 'ეზო',
      seller: [
        { name: 'გამყიდველი', value: 'შპს «უძრავი ქონება»' },
        { name: 'საიდენტიფიკაციო კოდი', value: '405123456' },
      ],
      payment: [
        { name: 'გადამხდელი', value: 'Нино Zoë' },
        { name: 'თანხა', value: '₾1\u00a0250,50' },
        { name: 'ბარათი', value: '•• 4242' },
      ],
    },
    'ka',
  )
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(readPdfText(file)).toBe(
    [
      'ეზო',
      'ქვითარი EZO-100001',
      'გამყიდველიშპს «უძრავი ქონება»',
      'საიდენტიფიკაციო კოდი405123456',
      'გადამხდელიНино Zoë',
      'თანხა₾1\u00a0250,50',
      'ბარათი·· 4242',
    ].join(''),
  )
  expect(file.length).toBeLessThan(40_000)
})

test('an address of several lines is drawn whole', async () => {
  const address = 'თბილისი, ვაჟა-ფშაველას გამზირი 71, '.repeat(4)
  const file = await drawReceipt(
    {
      title: 'Receipt EZO-1',
      brand: 'Ezo',
      seller: [{ name: 'Address', value: address }],
      payment: [{ name: 'Amount', value: '₾5' }],
    },
    'en',
  )
  const text = readPdfText(file).replaceAll(' ', '')
  expect(text).toContain(address.replaceAll(' ', ''))
  expect(text.endsWith('Amount₾5')).toBe(true)
})

const drawFor = (value: string) =>
  drawReceipt(
    {
      title: 'Receipt EZO-1',
      brand: 'Ezo',
      seller: [],
      payment: [{ name: 'Payer', value }],
    },
    'en',
  )

test.each([
  ['Əli Məmmədov', 'Əli Məmmədov'],
  ['Արամ Խաչատրյան', 'Արամ Խաչատրյան'],
  ['Νίκος Παπαδόπουλος', 'Νίκος Παπαδόπουλος'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['Сергій Їжакевич', 'Сергій Їжакевич'],
  ['Әсел Құрманғазы', 'Әсел Құрманғазы'],
  ['İpek Şahin Ğ', 'İpek Şahin Ğ'],
  ['محمد علي', 'mhmd `ly'],
  ['דוד כהן', 'dvd khhn'],
  ['王小明', 'WangXiaoMing'],
  ['김철수', 'GimCheolSu'],
  ['ნინო 😀', 'ნინო :grinning:'],
  ['Nino\uffff\u202e\ud800', 'Nino'],
])('the receipt of %s names the payer %s, without a missing glyph', async (name, printed) => {
  expect(readPdfText(await drawFor(name))).toBe(`EzoReceipt EZO-1Payer${printed}`)
})

test('a receipt is a tagged PDF 1.7 with its language and title', async () => {
  const file = (await drawFor('Nino')).toString('latin1')
  expect(file).toMatch(/^%PDF-1\.7/)
  expect(file).toContain('/Lang (en)')
  expect(file).toContain('/Marked true')
  expect(file).toContain('/DisplayDocTitle true')
  for (const type of ['Document', 'H1', 'L', 'LI', 'Lbl', 'LBody']) expect(file).toContain(`/S /${type}\n`)
  expect(file).toContain('pdfuaid')
})

const MONTH = {
  title: 'შესყიდვები: ნოემბერი, 2026',
  brand: 'ეზო',
  seller: [{ name: 'გამყიდველი', value: 'შპს «უძრავი ქონება»' }],
  payment: [{ name: 'გადამხდელი', value: 'ნინო' }],
}
const toRow = (number: number) => ({
  day: '29 ნოემბერი, 2026, 15:04',
  number: `EZO-${100_000 + number}`,
  purpose: 'SUPER VIP 5 დღით',
  amount: '₾1\u00a0250,50',
  returned: '₾0',
})
const HEADS = {
  day: 'თარიღი',
  number: 'ქვითრის ნომერი',
  purpose: 'რისთვის',
  amount: 'თანხა',
  returned: 'დაბრუნებული',
}

async function drawMonth(count: number): Promise<Buffer> {
  const rows = Array.from({ length: count }, (_, at) => toRow(at))
  const totals = [{ name: 'სულ', value: '₾9' }]
  return drawReceipt({ ...MONTH, purchases: { heads: HEADS, rows, notes: ['შენიშვნა'], totals } }, 'ka')
}

test('a table of purchases repeats its head on each numbered page and keeps every row, note and sum', async () => {
  const pages = readPdfText(await drawMonth(120))
    .replaceAll(' ', '')
    .split('\n')
  expect(pages.length).toBeGreaterThan(2)
  const heads = Object.values(HEADS).join('').replaceAll(' ', '')
  for (const [at, page] of pages.entries()) {
    expect(page.split(heads)).toHaveLength(2)
    expect(page.endsWith(`${at + 1}/${pages.length}`)).toBe(true)
  }
  const text = pages.join('')
  expect(text.match(/EZO-\d{6}/g)).toEqual(Array.from({ length: 120 }, (_, at) => toRow(at).number))
  expect(text).toMatch(/შენიშვნასულ₾9\d\/\d$/)
})

test('a table of purchases is tagged with rows, column heads and cells', async () => {
  const file = (await drawMonth(2)).toString('latin1')
  const count = (text: string) => file.split(text).length - 1
  expect(['Table', 'TR', 'TH', 'TD'].map((type) => count(`/S /${type}\n`))).toEqual([1, 3, 5, 10])
  expect(count('/Scope /Column')).toBe(5)
})
