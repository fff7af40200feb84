import { expect, test } from 'vitest'
import { icons } from '~/ui/icons'
import { PARAMETERS } from '~backend/dictionaries/parameters'
import { getParameterIcon } from './fact-icons'

test.each(PARAMETERS.map(({ key }) => key))('the fact %s has a separate icon', (key) => {
  expect(getParameterIcon(key)).not.toBe(icons.check)
})

test.each([undefined, 'new_thing', 'constructor'])('the unknown fact %s has the tick icon', (key) => {
  expect(getParameterIcon(key)).toBe(icons.check)
})
