import { describe, expect, test } from 'vitest'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { type CostField, type CostKind, listAssumptions } from './assumptions'
import { parseCost, toDefaultParam } from './typed-costs'

const list = (fields: Partial<StatementDetails>, kind: CostKind = 'sale', isHome = true) =>
  listAssumptions({ area: 60, areaUnit: 'm2', ...fields } as StatementDetails, {
    kind,
    isHome,
    bankFees: { disbursementPercent: 0.5, insurancePercent: undefined },
  })

describe('assumptions of the costs', () => {
  test.each([
    [6, 466],
    [7, 336],
    [5, 207],
    [1, 0],
    [2, 0],
    [8, undefined],
    [undefined, undefined],
  ])('works in the condition %s cost %s dollars per m²', (conditionId, price) => {
    expect(list({ conditionId }).works?.value).toBe(price)
  })

  test('land and commercial property have no works', () => {
    expect(list({ conditionId: 6 }, 'sale', false).works).toBeUndefined()
  })

  test.each([
    ['agent', 'sale', { value: 5, source: 'agency' }],
    ['broker', 'rent', { value: 100, source: 'agency' }],
    ['agency', 'pledge', { value: 5, source: 'agency' }],
    ['physical', 'sale', { value: 0, source: 'direct' }],
    [undefined, 'sale', undefined],
  ] as const)('the commission of %s for a %s is %j', (ownerKind, kind, expected) => {
    expect(list({ ownerKind }, kind).commission).toEqual(expected)
  })

  test('fees of the chosen bank come before those of another bank', () => {
    expect(list({})).toMatchObject({
      disbursement: { value: 0.5, source: 'bank' },
      insurance: { value: 1, source: 'tbc' },
    })
  })

  test('costs without a source have no default', () => {
    for (const name of ['register', 'notary', 'utilities', 'deposit'] as const)
      expect(list({ ownerKind: 'agent', conditionId: 6 })[name]).toBeUndefined()
  })
})

describe('a typed cost', () => {
  const parse = (field: CostField, text?: string) =>
    parseCost(new URLSearchParams(text === undefined ? {} : { [field]: text }), field, {
      value: 5,
      source: 'agency',
    })

  test('a field that was not sent has its default, an emptied one has no value', () => {
    expect(parse('commission')).toEqual({ value: 5, source: 'agency' })
    expect(parse('commission', '  ')).toEqual({ value: undefined })
  })

  test('a fee that was sent as it was shown follows the bank, a changed or emptied one does not', () => {
    const parseFee = (text: string) =>
      parseCost(
        new URLSearchParams({ disbursement: text, [toDefaultParam('disbursement')]: '0,4' }),
        'disbursement',
        { value: 1, source: 'bank' },
      )
    expect(parseFee('0,4')).toEqual({ value: 1, source: 'bank' })
    expect(parseFee('0,7')).toEqual({ value: 0.7 })
    expect(parseFee('')).toEqual({ value: undefined })
  })

  test.each<[CostField, string, number]>([
    ['commission', '2,5 %', 2.5],
    ['works', '$450', 450],
    ['register', '150 ₾', 150],
    ['area', '64.5', 64.5],
  ])('%s "%s" is read as %d', (field, text, value) => {
    expect(parse(field, text)).toEqual({ value })
  })

  test.each<[CostField, string]>([
    ['commission', '101'],
    ['works', '450 ₾'],
    ['register', 'free'],
    ['area', '-5'],
    ['utilities', '1e9'],
  ])('%s "%s" is kept as typed and has no value', (field, text) => {
    expect(parse(field, text)).toEqual({ value: undefined, invalid: text })
  })
})
