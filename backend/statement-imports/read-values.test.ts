import { describe, expect, test } from 'vitest'
import { parseFile } from './import-worker'

const PLACE = 'Tbilisi,Chavchavadze Avenue,26'

async function parse(text: string | Uint8Array) {
  const file = await parseFile(typeof text === 'string' ? Buffer.from(text) : text)
  if ('refusal' in file) throw new Error(file.refusal)
  return file
}

/** Fields and errors of the only line of a table with one column beside the place. */
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

describe('a price', () => {
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
  ])('under “%s” that says “%s” is %s in currency %s', async (heading, cell, price, currency) => {
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
  ])('under “%s” that says “%s” is the error %s', async (heading, cell, error) => {
    const { values, errors } = await readCell(heading, cell)
    expect(errors).toEqual([error])
    expect(values.price).toBe('')
  })

  test.each(['', '-', '—', '#N/A', 'nan', 'NULL', 'None', '\u00a0'])(
    'that is written as “%s” is empty',
    async (cell) => {
      const { values, errors } = await readCell('price', cell)
      expect([values.price, errors]).toEqual(['', []])
    },
  )

  test('in euros beside a column of dollars is refused', async () => {
    expect((await readCell('price', '125 000 €', { currency: 'USD' })).errors).toEqual(['currency'])
  })

  test.each(['$', 'usd', 'აშშ დოლარი', '2'])('beside the currency “%s” is in dollars', async (currency) => {
    const heading = currency === '2' ? 'currency_id' : 'currency'
    const { values, errors } = await readCell('price', '125000', { [heading]: currency })
    expect([values.currency_id, errors]).toEqual(['2', []])
  })

  test('in another currency than the column beside it is a conflict', async () => {
    expect((await readCell('price', '125000 $', { currency: 'GEL' })).errors).toEqual(['conflict'])
  })

  test('beside the currency of another country is refused by its name', async () => {
    expect((await readCell('price', '125000', { currency: 'EUR' })).errors).toEqual(['currency'])
  })

  test('in two currencies is the one that the currency column names, or the first one', async () => {
    const both = { 'Price (GEL)': '340000', 'Price (USD)': '125000' }
    const named = await readCell('currency', 'USD', both)
    expect([named.values.price, named.values.currency_id]).toEqual(['125000', '2'])
    const first = await readCell('rooms', '3', both)
    expect([first.values.price, first.values.currency_id]).toEqual(['340000', '1'])
  })

  test('that two columns give differently is a conflict', async () => {
    expect((await readCell('total_price', '90000', { price: '125000' })).errors).toEqual(['conflict'])
  })
})

describe('an area', () => {
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
  ])('under “%s” that says “%s” is that of %s: %s m²', async (heading, cell, type, area) => {
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
    'of land under “%s” that says “%s” with the unit “%s” beside it is %s in unit %s',
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
  ])('of a yard under “%s” that says “%s” is %s m²', async (heading, cell, area) => {
    const { values, errors } = await readCell(heading, cell, { type: 'Private house' })
    expect([values.yard_area, errors]).toEqual([area, []])
  })

  test.each([
    ['area', '64 furlongs', ''],
    ['Area, acres', '64', ''],
    ['area', '64', 'furlongs'],
  ])(
    'under “%s” that says “%s” with the unit “%s” beside it is refused by its unit',
    async (heading, cell, unit) => {
      expect((await readCell(heading, cell, { area_unit: unit })).errors).toEqual(['unit'])
    },
  )
})

describe('a whole number', () => {
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
  ])('under “%s” that a program saved as “%s” is in %s: %s', async (heading, cell, field, value) => {
    const { values, errors } = await readCell(heading, cell)
    expect([values[field as 'floor'], errors]).toEqual([value, []])
  })

  test.each(['4/8', '4 / 8', '4.0/8.0', '4 из 8', '4\\8'])('“%s” is a floor and all floors', async (cell) => {
    const { values, errors } = await readCell('floor', cell)
    expect([values.floor, values.total_floors, errors]).toEqual(['4', '8', []])
  })
})

describe('a telephone number', () => {
  test.each([
    ['995599112233.0', '599112233'],
    ['9.95599112233E+11', '599112233'],
    ["'+995 599 11 22 33", '599112233'],
    ['="599112233"', '599112233'],
    ['599 11 22 33, 599 44 55 66', '599112233'],
  ])('saved as “%s” is %s', async (cell, phone) => {
    const { values, errors } = await readCell('phone', cell)
    expect([values.phone_number, errors]).toEqual([phone, []])
  })

  test.each(['9.95599E+11', '5.99E+08', '9,95599E+11'])(
    'that was rounded to “%s” is refused',
    async (cell) => {
      const { values, errors } = await readCell('phone', cell)
      expect([values.phone_number, errors]).toEqual([undefined, ['rounded']])
    },
  )
})

describe('a yes or no', () => {
  test.each(['TRUE', 'yes', 'да', 'კი', '1', '1.0', '+', 'ИСТИНА'])(
    'written as “%s” is yes',
    async (cell) => {
      expect((await readCell('exchange', cell)).values.can_exchanged).toBe('1')
      expect((await readCell('Internet', cell)).values.parameters).toBe('2')
    },
  )

  test.each(['FALSE', 'no', 'нет', 'არა', '0', '0.0', '', '-'])('written as “%s” is no', async (cell) => {
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
  'the sender’s number “%s” is the error %s, as it would stand for several statements',
  async (cell, error) => {
    expect((await readCell('external_id', cell)).errors).toEqual([error])
  },
)

test('a description without a language is read in that of its letters', async () => {
  expect((await readCell('description', 'ორი აივანი')).values.comment_ka).toBe('ორი აივანი')
  expect((await readCell('description', 'Два балкона')).values.comment_ru).toBe('Два балкона')
  expect((await readCell('აღწერა', 'Two balconies')).values.comment_en).toBe('Two balconies')
})

test('latitude and longitude in the other order are exchanged where only one order lies in the country', async () => {
  const { values } = await readCell('lat', '44.78', { lng: '41.79' })
  expect([values.latitude, values.longitude]).toEqual(['41.79', '44.78'])
})
