import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import { formatTimeLimit } from './format-time-limit'

test.each([
  [0.2, '1 hour'],
  [1, '1 hour'],
  [5.1, '6 hours'],
  [48, '48 hours'],
  [48.5, '3 days'],
  [96, '4 days'],
])('a duration of %d hours is rounded up to %s', async (hours, limit) => {
  const t = (await getI18n('en')).getFixedT('en', 'trust')
  expect(formatTimeLimit(hours, t)).toBe(limit)
})
