import { describe, expect, test } from 'vitest'
import { getCatalogue } from '~backend/dictionaries/catalogue'
import { DEAL_TYPES } from '~backend/dictionaries/deal-types'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { type DraftValues, findDraftErrors, listStepFields } from '~contract/statement-drafts'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'
import { findPublicationErrors } from './to-columns'

const PAIRS = REAL_ESTATE_TYPES.flatMap((type) =>
  DEAL_TYPES.map((deal) => ({ type: type.en, deal: deal.en, typeId: type.id, dealId: deal.id })),
)
const offeredDeals = getCatalogue('en').deal_types

describe.each(PAIRS)('$type: $deal', ({ typeId, dealId }) => {
  const pair: DraftValues = { real_estate_type_id: String(typeId), deal_type_id: String(dealId) }

  test('the first step accepts a kind and deal exactly if they can be published and the dictionary offers them', () => {
    const isTaken = findDraftErrors(pair, listStepFields('kind')).length === 0
    const dealErrors = findPublicationErrors({ ...COMPLETE_FLAT, ...pair }).filter(
      ({ field }) => field === 'deal_type_id' || field === 'real_estate_type_id',
    )
    expect(isTaken).toBe(dealErrors.length === 0)
    expect(isTaken).toBe(offeredDeals[typeId]?.some(({ id }) => id === dealId))
  })
})

test('fields that depend on the kind are not checked while the kind is unknown, for example in a file', () => {
  const { real_estate_type_id, ...rest } = COMPLETE_FLAT
  expect(findPublicationErrors(rest)).toEqual([{ field: 'real_estate_type_id', error: 'unchosen' }])
})

test.each([
  ['-5', { error: 'min', bound: 1 }],
  ['\u22125', { error: 'min', bound: 1 }],
  ['0', { error: 'min', bound: 1 }],
  ['0,5', { error: 'min', bound: 1 }],
  ['99999999999', { error: 'max', bound: 200_000_000 }],
  ['200 000 001', { error: 'max', bound: 200_000_000 }],
  ['125 000,50', { error: 'whole' }],
  ['1,5', { error: 'whole' }],
  ['1,2,3', { error: 'number' }],
  ['-five', { error: 'number' }],
  ['5-', { error: 'number' }],
])('the price %j has the error %j', (price, error) => {
  expect(findPublicationErrors({ ...COMPLETE_FLAT, price })).toEqual([{ field: 'price', ...error }])
})
