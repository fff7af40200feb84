import { expect, test } from 'vitest'
import { findAreaError } from './statement-area'

test('a statement without an area, and one over ten hectares, has no price by the square metre', () => {
  expect(findAreaError([])).toBeUndefined()
  expect(findAreaError([{ area: undefined, areaUnit: 'm2' }])).toBe('statement_area_missing')
  expect(findAreaError([{ area: 100_000, areaUnit: 'm2' }])).toBeUndefined()
  expect(findAreaError([{ area: 100_001, areaUnit: 'm2' }])).toBe('statement_area_too_large')
  expect(findAreaError([{ area: 10, areaUnit: 'hectare' }])).toBeUndefined()
  expect(findAreaError([{ area: 10.1, areaUnit: 'hectare' }])).toBe('statement_area_too_large')
})
