import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { DraftFieldError } from '~contract/statement-drafts'
import { toStepErrors } from './step-errors.server'

const t = (await getI18n('en')).getFixedT('en', 'statement-drafts')

test.each<[Omit<DraftFieldError, 'field'>, object]>([
  [
    { error: 'min', bound: 1 },
    { key: 'answer_min', args: { field: 'Area', count: '1' } },
  ],
  [
    { error: 'min', bound: 0.01 },
    { key: 'answer_min', args: { field: 'Area', count: '0.01' } },
  ],
  [
    { error: 'max', bound: 10_000_000 },
    { key: 'answer_max', args: { field: 'Area', count: '10,000,000' } },
  ],
])('the error %o of an area becomes %o', (error, expected) => {
  const errors = toStepErrors([{ field: 'area', ...error }], { t, language: 'en', values: {}, options: {} })
  expect(errors.area).toEqual(expected)
})
