import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import type { DraftFieldError } from '~contract/statement-drafts'
import drafts from '~locales/en/statement-drafts.json'
import { toStepErrors } from './step-errors.server'

const i18n = createInstance()
await i18n.init({ lng: 'en', resources: { en: { 'statement-drafts': drafts } } })
const t = i18n.getFixedT('en', 'statement-drafts')

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
