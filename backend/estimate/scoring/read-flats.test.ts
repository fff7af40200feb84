import { describe, expect, test } from 'vitest'
import { createMarket } from '~tests/fixtures/flat-market'
import { readCsv } from './csv'
import { COLUMNS, readFlats } from './read-flats'
import { formatScoreTable, scoreFlats } from './score-table'

const HEAD = COLUMNS.join(',')
const GOOD = '98000,70.5,3,4,9,Vake,new_building,newly_renovated,non_standard,41.709,44.765'

async function* chunks(text: string, size = 7) {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}

async function rowsOf(text: string, columns: string[] = []) {
  const rows = []
  for await (const row of readCsv(chunks(text), columns)) rows.push(row)
  return rows
}

describe('CSV parser', () => {
  test('quotes, line breaks inside quotes and all line endings are parsed', async () => {
    const text = '\ufeffa,b\r\n1,"x, ""y""\nz"\r\n,\n"",2'
    expect(await rowsOf(text, ['a', 'b'])).toEqual([
      { a: '1', b: 'x, "y"\nz' },
      { a: '', b: '' },
      { a: '', b: '2' },
    ])
  })

  test('a malformed row yields undefined and parsing continues', async () => {
    const long = 'x'.repeat(30_000)
    const bad = [undefined, undefined, undefined]
    expect(await rowsOf(`a,b\n1\n1,2,3\n${long},1\n1,2\n"1,2`)).toEqual([
      ...bad,
      { a: '1', b: '2' },
      undefined,
    ])
  })

  test('a missing column throws', async () => {
    await expect(rowsOf('a,b\n1,2', ['a', 'price', 'c'])).rejects.toThrow('The first row lacks price, c.')
    await expect(rowsOf('', ['a'])).rejects.toThrow('lacks a')
  })
})

describe('files of flats', () => {
  test('a file is parsed into flats with no row skipped', async () => {
    const { flats: offers, skipped } = await readFlats(chunks(`${HEAD}\n${GOOD}\n`))
    expect(skipped).toEqual({})
    expect(offers).toMatchObject([
      { sector: 'vake', area: 70.5, floor: 4, price: 98_000, point: { lat: 41.709, lng: 44.765 } },
    ])
  })

  test.each([
    ['unknown neighbourhood', GOOD.replace('Vake', 'Atlantis')],
    ['unknown status', GOOD.replace('new_building', '')],
    ['unknown condition', GOOD.replace('newly_renovated', 'nice')],
    ['a number is missing', GOOD.replace('98000', '')],
    ['a number is missing', GOOD.replace('70.5', '1e3')],
    ['misfiled: price, area or both are beyond any flat', GOOD.replace('98000', '700')],
    ['not a row', 'one,two'],
  ])('a row is counted and skipped for this reason: %s', async (reason, row) => {
    const read = await readFlats(chunks(`${HEAD}\n${row}\n${GOOD}`))
    expect(read.flats).toHaveLength(1)
    expect(read.skipped).toEqual({ [reason]: 1 })
  })

  test('rows marked as unusable are skipped, and a missing location is accepted', async () => {
    const unplaced = GOOD.replace('41.709', '')
    const read = await readFlats(chunks(`${HEAD},usable\n${GOOD},0\n${unplaced},1`))
    expect(read.skipped).toEqual({ 'marked as not usable': 1 })
    expect(read.flats[0]?.point).toBeNull()
  })
})

test('a score is the mean of its rounds and is reproducible', () => {
  const market = createMarket(200)
  const card = scoreFlats(market, { folds: 5, repeats: 2 })
  expect(card).toEqual(scoreFlats([...market].reverse(), { folds: 5, repeats: 2 }))
  expect(card.all?.count).toBe(200)
  const [head, first, ...others] = formatScoreTable(card).split('\n')
  expect(head).toMatch(/^ +flats +median error/)
  expect(first).toMatch(/^all +200 +\d+\.\d/)
  expect(others.length).toBeGreaterThan(5)
})
