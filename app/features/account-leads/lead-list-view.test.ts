import { expect, test } from 'vitest'
import { ACCOUNT_LEAD_STAGES } from '~contract/account-leads'
import { STAGE_TONES } from './lead-list-view'

test('the badge of each stage has a colour of its own, as the colour of photos is that of the page', () => {
  expect(ACCOUNT_LEAD_STAGES.filter((stage) => STAGE_TONES[stage] === 'paper')).toEqual([])
})
