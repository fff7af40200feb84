import { expect, test } from 'vitest'
import { PARAMETERS } from '../../../../backend/dictionaries/parameters'
import { icons } from '../../../ui/icons'
import { parameterDrawing } from './fact-drawings'

test.each(PARAMETERS.map(({ key }) => key))('%s has a drawing of its own', (key) => {
  expect(parameterDrawing(key)).not.toBe(icons.check)
})

test.each([undefined, 'new_thing', 'constructor'])('%s, which nobody knows, has a tick', (key) => {
  expect(parameterDrawing(key)).toBe(icons.check)
})
