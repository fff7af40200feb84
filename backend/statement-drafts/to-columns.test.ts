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

  test('is taken by the first step exactly if it can be published and the dictionary offers it', () => {
    const isTaken = findDraftErrors(pair, listStepFields('kind')).length === 0
    const dealErrors = findPublicationErrors({ ...COMPLETE_FLAT, ...pair }).filter(
      ({ field }) => field === 'deal_type_id' || field === 'real_estate_type_id',
    )
    expect(isTaken).toBe(dealErrors.length === 0)
    expect(isTaken).toBe(offeredDeals[typeId]?.some(({ id }) => id === dealId))
  })
})

test('what depends on the kind is not judged while the kind is unknown, as where a file names none that is offered', () => {
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
])('of the price %j is said: %j', (price, error) => {
  expect(findPublicationErrors({ ...COMPLETE_FLAT, price })).toEqual([{ field: 'price', ...error }])
})
