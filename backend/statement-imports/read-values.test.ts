import { describe, expect, test } from 'vitest'
import { parseFile } from './import-worker'

const PLACE = 'Tbilisi,Chavchavadze Avenue,26'

async function parse(text: string | Uint8Array) {
  const file = await parseFile(typeof text === 'string' ? Buffer.from(text) : text)
  if ('refusal' in file) throw new Error(file.refusal)
  return file
}

/** Returns fields and errors of the only line of a table with one column beside the place. */
async function readCell(heading: string, cell: string, others: Record<string, string> = {}) {
  const columns = { deal: 'For sale', type: 'Apartment', ...others, [heading]: cell }
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  const { lines } = await parse(
    [
      ['city', 'address', 'number', ...Object.keys(columns).map(quote)].join(),
      [PLACE, ...Object.values(columns).map(quote)].join(),
    ].join('\n'),
  )
  const [line] = lines
  if (!line) throw new Error('no line')
  return { ...line, errors: line.errors.map(({ error }) => error) }
}

describe('prices in a file', () => {
  test.each([
    ['price', '125000USD', '125000', '2'],
    ['price', 'US$ 125 000', '125000', '2'],
    ['price', '125k $', '125000', '2'],
    ['price', '125 тыс. $', '125000', '2'],
    ['price', '125тыс.$', '125000', '2'],
    ['price', '$125,000.00', '125000', '2'],
    ['price', '125 ათასი დოლარი', '125000', '2'],
    ['price', '0,125 млн $', '125000', '2'],
    ['price', '125000 у.е.', '125000', '2'],
    ['price', '₾350 000', '350000', '1'],
    ['price', '350.000 ლარი', '350000', '1'],
    ['price', '1.25E+05', '125000', undefined],
    ['price', '125000.0', '125000', undefined],
    ['price', "'125000", '125000', undefined],
    ['Price (USD)', '125000', '125000', '2'],
    ['Price, USD', '125000', '125000', '2'],
    ['PRICE_USD', '125000', '125000', '2'],
    ['USD price', '125000', '125000', '2'],
    ['ფასი $', '125000', '125000', '2'],
    ['ფასი ($)', '125000', '125000', '2'],
    ['ფასი\u00a0(ლარი)', '125000', '125000', '1'],
    ['Цена, долл.', '125000', '125000', '2'],
    ['Цена, тыс. $', '125', '125000', '2'],
    ['Price (total)', '125000 $', '125000', '2'],
  ])('a price under “%s” with the text “%s” is %s in currency %s', async (heading, cell, price, currency) => {
    const { values, errors } = await readCell(heading, cell)
    expect(errors).toEqual([])
    expect(values.price).toBe(price)
    expect(values.currency_id).toBe(currency)
  })

  test.each([
    ['price', '125 000 €', 'currency'],
    ['price', 'EUR 125000', 'currency'],
    ['price', '125 000 ₽', 'currency'],
    ['price', '£125,000', 'currency'],
    ['price', '125000 zorkmids', 'currency'],
    ['Price (EUR)', '125000', 'currency'],
    ['Price, €', '125000', 'currency'],
    ['ფასი (€)', '125000', 'currency'],
    ['price', '1200 $ m²', 'per_area'],
    ['price', '1 200 $/м²', 'per_area'],
    ['price', '#VALUE!', 'cell_error'],
    ['price', '$500 ₾', 'number'],
  ])('a price under “%s” with the text “%s” has the error %s', async (heading, cell, error) => {
    const { values, errors } = await readCell(heading, cell)
    expect(errors).toEqual([error])
    expect(values.price).toBe('')
  })

  test.each(['', '-', '—', '#N/A', 'nan', 'NULL', 'None', '\u00a0'])(
    'a price written as “%s” is empty',
    async (cell) => {
      const { values, errors } = await readCell('price', cell)
      expect([values.price, errors]).toEqual(['', []])
    },
  )

  test('a price in euros beside a column of dollars is rejected', async () => {
    expect((await readCell('price', '125 000 €', { currency: 'USD' })).errors).toEqual(['currency'])
  })

  test.each(['$', 'usd', 'აშშ დოლარი', '2'])(
    'a price beside the currency “%s” is in dollars',
    async (currency) => {
      const heading = currency === '2' ? 'currency_id' : 'currency'
      const { values, errors } = await readCell('price', '125000', { [heading]: currency })
      expect([values.currency_id, errors]).toEqual(['2', []])
    },
  )

  test('a price in another currency than the column beside it is a conflict', async () => {
    expect((await readCell('price', '125000 $', { currency: 'GEL' })).errors).toEqual(['conflict'])
  })

  test('a price in an unsupported currency is rejected with a currency error', async () => {
    expect((await readCell('price', '125000', { currency: 'EUR' })).errors).toEqual(['currency'])
  })

  test('a price in two currencies uses that of the currency column, or the first one', async () => {
    const both = { 'Price (GEL)': '340000', 'Price (USD)': '125000' }
    const named = await readCell('currency', 'USD', both)
    expect([named.values.price, named.values.currency_id]).toEqual(['125000', '2'])
    const first = await readCell('rooms', '3', both)
    expect([first.values.price, first.values.currency_id]).toEqual(['340000', '1'])
  })

  test('different prices in two columns are a conflict', async () => {
    expect((await readCell('total_price', '90000', { price: '125000' })).errors).toEqual(['conflict'])
  })
})

describe('areas in a file', () => {
  test.each([
    ['area', '64.5', 'Apartment', '64.5'],
    ['area', '64,5 m²', 'Apartment', '64.5'],
    ['area', '64.5 კვ.მ', 'Apartment', '64.5'],
    ['Area, m²', '64.5', 'Apartment', '64.5'],
    ['Площадь, кв. м', '64.5', 'Apartment', '64.5'],
    ['Общая площадь (м2)', '64.0', 'Apartment', '64'],
    ['საერთო ფართი (მ²)', '64.5', 'Apartment', '64.5'],
    ['area_m2', '64.5', 'Apartment', '64.5'],
    ['area', '64.49999999999999', 'Apartment', '64.5'],
    ['area', '6 соток', 'Land plot', '600'],
    ['area', '6 сот.', 'Land plot', '600'],
    ['area', '800 sq ft', 'Apartment', '74.32'],
    ['Area (sq ft)', '800', 'Apartment', '74.32'],
    ['area', '6 სოტკა', 'Land plot', '600'],
    ['Площадь (соток)', '6', 'Land plot', '600'],
    ['Площадь, сот.', '6', 'Land plot', '600'],
  ])('an area under “%s” with the text “%s” is %s: %s m²', async (heading, cell, type, area) => {
    const { values, errors } = await readCell(heading, cell, { type })
    expect(errors).toEqual([])
    expect(values.area).toBe(area)
    expect(values.area_type_id).toBe(type === 'Land plot' ? '1' : undefined)
  })

  test.each([
    ['area', '0.5 ha', '', '0.5', '2'],
    ['area', '0.5', 'ha', '0.5', '2'],
    ['area', '0.5 ha', 'm²', '0.5', '2'],
    ['area', '500 m²', 'ha', '500', '1'],
    ['area', '6', 'соток', '600', '1'],
    ['area', '6 соток', '', '600', '1'],
    ['Area (ha)', '0.5', '', '0.5', '2'],
    ['area ha', '0,5', '', '0.5', '2'],
  ])(
    'land under “%s” with the text “%s” and the unit “%s” beside it is %s in unit %s',
    async (heading, cell, unit, area, type) => {
      const { values, errors } = await readCell(heading, cell, { type: 'Land plot', area_unit: unit })
      expect(errors).toEqual([])
      expect([values.area, values.area_type_id]).toEqual([area, type])
    },
  )

  test.each([
    ['yard_area', '1.5 ha', '15000'],
    ['yard_area', '2 ჰა', '20000'],
    ['yard_ha', '1.5', '15000'],
    ['Land area (ha)', '1.5', '15000'],
    ['Площадь участка, соток', '6', '600'],
    ['yard_area', '400', '400'],
  ])('a yard under “%s” with the text “%s” is %s m²', async (heading, cell, area) => {
    const { values, errors } = await readCell(heading, cell, { type: 'Private house' })
    expect([values.yard_area, errors]).toEqual([area, []])
  })

  test.each([
    ['area', '64 furlongs', ''],
    ['Area, acres', '64', ''],
    ['area', '64', 'furlongs'],
  ])(
    'an area under “%s” with the text “%s” and the unit “%s” beside it is rejected by its unit',
    async (heading, cell, unit) => {
      expect((await readCell(heading, cell, { area_unit: unit })).errors).toEqual(['unit'])
    },
  )
})

describe('whole numbers in a file', () => {
  test.each([
    ['rooms', '3.0', 'room_type_id', '3'],
    ['rooms', '3 rooms', 'room_type_id', '3'],
    ['rooms', 'студия', 'room_type_id', '1'],
    ['room_type_id', '7', 'room_type_id', '7'],
    ['rooms', '7', 'room_type_id', '8'],
    ['bedrooms', '2.0', 'bedroom_type_id', '2'],
    ['bathrooms', '1,0', 'bathroom_type_id', '1'],
    ['floor', '4.0', 'floor', '4'],
    ['total_floors', '8.0', 'total_floors', '8'],
    ['balconies', '1.00', 'balconies', '1'],
    ['rent_period', '12.0', 'rent_period', '12'],
    ['number', '26.0', 'street_number', '26'],
    ['height', '3.00', 'height', '3'],
    ['height', '2.8 m', 'height', '2.8'],
  ])('a number under “%s” saved by a program as “%s” is in %s: %s', async (heading, cell, field, value) => {
    const { values, errors } = await readCell(heading, cell)
    expect([values[field as 'floor'], errors]).toEqual([value, []])
  })

  test.each(['4/8', '4 / 8', '4.0/8.0', '4 из 8', '4\\8'])(
    'the text “%s” is a floor and the number of floors',
    async (cell) => {
      const { values, errors } = await readCell('floor', cell)
      expect([values.floor, values.total_floors, errors]).toEqual(['4', '8', []])
    },
  )
})

describe('phone numbers in a file', () => {
  test.each([
    ['995599112233.0', '599112233'],
    ['9.95599112233E+11', '599112233'],
    ["'+995 599 11 22 33", '599112233'],
    ['="599112233"', '599112233'],
    ['599 11 22 33, 599 44 55 66', '599112233'],
  ])('a phone number saved as “%s” is %s', async (cell, phone) => {
    const { values, errors } = await readCell('phone', cell)
    expect([values.phone_number, errors]).toEqual([phone, []])
  })

  test.each(['9.95599E+11', '5.99E+08', '9,95599E+11'])(
    'a phone number rounded to “%s” is rejected',
    async (cell) => {
      const { values, errors } = await readCell('phone', cell)
      expect([values.phone_number, errors]).toEqual([undefined, ['rounded']])
    },
  )
})

describe('yes and no in a file', () => {
  test.each(['TRUE', 'yes', 'да', 'კი', '1', '1.0', '+', 'ИСТИНА'])(
    'the text “%s” means yes',
    async (cell) => {
      expect((await readCell('exchange', cell)).values.can_exchanged).toBe('1')
      expect((await readCell('Internet', cell)).values.parameters).toBe('2')
    },
  )

  test.each(['FALSE', 'no', 'нет', 'არა', '0', '0.0', '', '-'])('the text “%s” means no', async (cell) => {
    expect((await readCell('exchange', cell)).values.can_exchanged).toBe('')
    expect((await readCell('Internet', cell)).values.parameters).toBe('')
  })
})

test.each([
  ['1001.0', '1001'],
  ['="00123"', '00123'],
  [' BC-1\u00a0', 'BC-1'],
  ['1.001E+03', '1001'],
])('the sender’s number saved as “%s” stays %s', async (cell, id) => {
  const line = await readCell('external_id', cell)
  expect(line).toMatchObject({ externalId: id, errors: [] })
})

test.each([
  ['9.95599E+11', 'rounded'],
  ['x'.repeat(101), 'too_long'],
])(
  'the sender’s number “%s” has the error %s, because it would match several statements',
  async (cell, error) => {
    expect((await readCell('external_id', cell)).errors).toEqual([error])
  },
)

test('a description under a heading without a language is read in that of its letters', async () => {
  expect((await readCell('description', 'ორი აივანი')).values.comment_ka).toBe('ორი აივანი')
  expect((await readCell('description', 'Два балкона')).values.comment_ru).toBe('Два балкона')
  expect((await readCell('აღწერა', 'Two balconies')).values.comment_en).toBe('Two balconies')
})

test('latitude and longitude are swapped if only the other order is inside the country', async () => {
  const { values } = await readCell('lat', '44.78', { lng: '41.79' })
  expect([values.latitude, values.longitude]).toEqual(['41.79', '44.78'])
})
