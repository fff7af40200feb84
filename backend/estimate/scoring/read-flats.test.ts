import { describe, expect, test } from 'vitest'
import { createMarket } from '~tests/fixtures/flat-market'
import { COLUMNS, readFlats } from './read-flats'
import { formatScoreTable, scoreFlats } from './score-table'

const HEAD = COLUMNS.join(',')
const GOOD = '98000,70.5,3,4,9,Vake,new_building,newly_renovated,non_standard,41.709,44.765'

describe('files of flats', () => {
  test('a file of a spreadsheet is parsed: mark at the start, CRLF, quotes, line breaks in cells', () => {
    const cells = GOOD.split(',').map((cell) => `"${cell}"`)
    const text = `\ufeff${HEAD},note\r\n${cells.join()},"x, ""y""\r\nz"\r\n`
    expect(readFlats(text)).toMatchObject({ flats: [{ sector: 'vake', area: 70.5 }], skipped: {} })
  })

  test('a file that lacks a column, or has an open quotation mark, is rejected with the reason', () => {
    expect(() => readFlats(`${HEAD.replace('area_m2,', '')}\n${GOOD}`)).toThrow(
      'The first row lacks area_m2.',
    )
    expect(() => readFlats('')).toThrow('lacks price_usd')
    expect(() => readFlats(`${HEAD}\n${GOOD}\n"98000,70`)).toThrow('line 3: broken')
  })

  test('a row with more or fewer cells is skipped', () => {
    const { flats, skipped } = readFlats(`${HEAD}\n${GOOD},1\n98000,70.5\n${GOOD}`)
    expect([flats.length, skipped]).toEqual([1, { 'not a row': 2 }])
  })

  test('a file is parsed into flats with no row skipped', () => {
    const { flats: offers, skipped } = readFlats(`${HEAD}\n${GOOD}\n`)
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
  ])('a row is counted and skipped for this reason: %s', (reason, row) => {
    const read = readFlats(`${HEAD}\n${row}\n${GOOD}`)
    expect(read.flats).toHaveLength(1)
    expect(read.skipped).toEqual({ [reason]: 1 })
  })

  test('rows marked as unusable are skipped, and a missing location is accepted', () => {
    const unplaced = GOOD.replace('41.709', '')
    const read = readFlats(`${HEAD},usable\n${GOOD},0\n${unplaced},1`)
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
