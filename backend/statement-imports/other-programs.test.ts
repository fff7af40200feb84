import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { DraftValues } from '~contract/statement-drafts'
import { withTestDatabase } from '~tests/database'
import { withImportApi } from '~tests/fixtures/import-api'

const database = withTestDatabase()
const { preview, confirm, send, listStatements } = withImportApi(database)

async function sendSample(name: string) {
  const { data } = await send(readFileSync(`tests/fixtures/imports/${name}`))
  return preview(data.id)
}

const FLAT: DraftValues = {
  deal_type_id: '1',
  real_estate_type_id: '1',
  area: '64.5',
  room_type_id: '3',
  floor: '4',
  total_floors: '8',
  price: '125000',
  currency_id: '2',
}

test.each<[string, string, DraftValues]>([
  ['sep-line.csv', 'BC-1', FLAT],
  ['google-sheets-quotes.tsv', 'BC-2', FLAT],
  ['pandas-floats.csv', 'BC-3', { ...FLAT, bedroom_type_id: '2' }],
  ['feed-with-generation-date.xml', 'BC-9', FLAT],
  ['noncharacter-in-address.csv', 'BC-21', { ...FLAT, address: 'New lane 5' }],
])('the only line of %s is complete', async (name, externalId, values) => {
  expect((await sendSample(name)).lines).toMatchObject([
    { external_id: externalId, outcome: 'new', is_complete: true, errors: [], values },
  ])
})

test('prices in five notations become one price in dollars', async () => {
  const { lines } = await sendSample('price-as-people-write.csv')
  expect(lines).toHaveLength(5)
  for (const line of lines) expect(line).toMatchObject({ errors: [], is_complete: true, values: FLAT })
})

test.each(['euro-price.csv', 'euro-price-with-usd-column.csv'])(
  'prices in euros of %s are rejected and never become dollars',
  async (name) => {
    for (const line of (await sendSample(name)).lines) {
      expect(line).toMatchObject({ outcome: 'wrong', errors: [{ field: 'price', error: 'currency' }] })
      expect(line.values.price ?? '').toBe('')
    }
  },
)

test('yards in hectares are stored in square metres', async () => {
  const { lines } = await sendSample('yard-in-hectares.csv')
  expect(lines.map(({ values, outcome }) => [values.yard_area, outcome])).toEqual([
    ['15000', 'new'],
    ['20000', 'new'],
  ])
})

test('a unit beside the area of land overrides the column of units', async () => {
  const { lines } = await sendSample('land-unit-conflict.csv')
  expect(lines.map(({ values, errors }) => [values.area, values.area_type_id, errors])).toEqual([
    ['0.5', '2', []],
    ['500', '1', []],
    ['600', '1', []],
  ])
})

test('a corrected file updates the statements with the same external ids, whatever ids its fields have', async () => {
  const first = await sendSample('nested-id-attributes.xml')
  expect(first.lines.map(({ external_id }) => external_id)).toEqual(['BC-8a', 'BC-8b'])
  expect(await confirm(first.id, 'publish')).toMatchObject({ published: 2 })
  const before = await listStatements()
  const again = await sendSample('nested-id-attributes-again.xml')
  expect(again.lines.map(({ external_id, outcome }) => [external_id, outcome])).toEqual([
    ['BC-8a', 'changed'],
    ['BC-8b', 'unchanged'],
  ])
  expect(await confirm(again.id, 'publish')).toMatchObject({ published: 1, unchanged: 1 })
  const after = await listStatements()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.map(({ price }) => price)).toEqual([119_000, 115_000])
})

test('a line saved by another program updates its statement without creating a duplicate', async () => {
  const ways = [
    'id,deal,price\n1001,For sale,5',
    'id;deal;price\r\n1001.0;For sale;5',
    'id\tdeal\tprice\n1.001E+03\tFor sale\t5',
  ]
  for (const [place, text] of ways.entries()) {
    const { data } = await send(text)
    expect((await preview(data.id)).lines).toMatchObject([{ outcome: place === 0 ? 'new' : 'unchanged' }])
    await confirm(data.id, 'draft')
  }
  const { rowCount } = await database.pool.query('select 1 from statement_drafts')
  expect(rowCount).toBe(1)
})

test('the sender sees how the file was interpreted', async () => {
  const text = 'код;цена;что-то\n1;5;6\n'
  const bytes = Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0)
      return code < 128 ? code : code - 0x0410 + 0xc0
    }),
  )
  const { data } = await send(bytes)
  expect(await preview(data.id)).toMatchObject({
    unknown_columns: ['что-то'],
    reading: {
      format: 'csv',
      encoding: 'windows-1251',
      separator: 'semicolon',
      profile: null,
      columns: [
        { heading: 'код', field: 'external_id' },
        { heading: 'цена', field: 'price' },
        { heading: 'что-то', field: null },
      ],
    },
  })
})
