import { expect, test } from 'vitest'
import { icons } from '~/ui/icons'
import { PARAMETERS } from '~backend/dictionaries/parameters'
import { getParameterIcon } from './fact-icons'

test.each(PARAMETERS.map(({ key }) => key))('%s has a drawing of its own', (key) => {
  expect(getParameterIcon(key)).not.toBe(icons.check)
})

test.each([undefined, 'new_thing', 'constructor'])('%s, which nobody knows, has a tick', (key) => {
  expect(getParameterIcon(key)).toBe(icons.check)
})
