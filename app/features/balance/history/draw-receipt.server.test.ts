import { expect, test } from 'vitest'
import { readPdfText } from '~tests/fixtures/pdf-text'
import { drawReceipt } from './draw-receipt.server'

test('a receipt says in Georgian, Latin and Cyrillic letters who sold what to whom, in a text that can be read out', async () => {
  const file = await drawReceipt(
    {
      title: 'ქვითარი EZO-100001',
      brand: 'ეზო',
      number: 'EZO-100001',
      fileHref: '/account/payments/100001/receipt.pdf',
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
      'გადამხდელიНино Zoe',
      'თანხა₾1\u00a0250,50',
      'ბარათი·· 4242',
    ].join(''),
  )
  expect(file.length).toBeLessThan(40_000)
})

test('an address of several lines is written whole', async () => {
  const address = 'თბილისი, ვაჟა-ფშაველას გამზირი 71, '.repeat(4)
  const file = await drawReceipt(
    {
      title: 'Receipt EZO-1',
      brand: 'Ezo',
      number: 'EZO-1',
      fileHref: '',
      seller: [{ name: 'Address', value: address }],
      payment: [{ name: 'Amount', value: '₾5' }],
    },
    'en',
  )
  const text = readPdfText(file).replaceAll(' ', '')
  expect(text).toContain(address.replaceAll(' ', ''))
  expect(text.endsWith('Amount₾5')).toBe(true)
})
