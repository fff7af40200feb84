import { expect, test } from 'vitest'
import type { StayState } from '~contract/stays'
import { splitStays } from './split-stays'

const TODAY = '2026-12-05'
const stay = (state: StayState, to: string) => ({ state, to })

test('a stay that takes place now or later is current, and one that ended is former', () => {
  const current = [stay('requested', '2026-12-20'), stay('confirmed', '2026-12-08'), stay('confirmed', TODAY)]
  const former = [
    stay('confirmed', '2026-12-04'),
    stay('declined', '2026-12-20'),
    stay('cancelled_by_owner', '2026-12-20'),
    stay('lapsed', '2026-12-20'),
  ]
  expect(splitStays([...former, ...current], TODAY)).toEqual({ current, former })
})
