import { describe, expect, test } from 'vitest'
import { defineForm } from '~/forms/define-form'
import { parseFields } from '~tests/fixtures/form-reply'
import type { FormField } from './form-field'
import {
  pickAnswers,
  pickFiles,
  schemaOfFields,
  schemaOfUncheckedFields,
  toDefaultValues,
} from './form-schema'

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  title: `The ${name}`,
  type: 'text',
  isRequired: false,
  rules: '',
  ...more,
})
const options = ['photo', 'tour'].map((value) => ({ value, title: value }))
const FIELDS = [
  field('name', { isRequired: true, rules: 'min:2' }),
  field('years', { type: 'number', rules: 'max:60' }),
  field('days', { type: 'checkbox', options }),
  field('consent', { type: 'checkbox', isRequired: true }),
  field('sample', { type: 'file' }),
]
const schema = schemaOfFields(FIELDS)
const form = defineForm({ id: 'answers', schema })
const pdf = (bytes = 1, type = 'application/pdf') => new File(['x'.repeat(bytes)], 'a.pdf', { type })

/** Returns the first error of each field. */
function findErrors(values: Record<string, unknown>) {
  const { error } = schema.safeParse({ name: 'Nino', consent: '1', ...values })
  return error?.issues.map(({ path, message }) => [path.join(), message]) ?? []
}

describe("a form schema from the upstream's description", () => {
  test('texts are trimmed, and optional fields may be empty', () => {
    expect(parseFields(form, { name: ' Nino ', consent: '1' })).toEqual({
      values: { name: 'Nino', years: '', days: '', consent: '1', sample: undefined },
    })
  })

  // Specification 2.5.7
  test('missing fields and broken rules are reported with the titles of the fields', () => {
    const { error } = schema.safeParse({ years: '61' })
    expect(error?.issues).toMatchObject([
      { path: ['name'], message: 'answer_missing', params: { field: 'The name' } },
      { path: ['years'], message: 'answer_max', params: { field: 'The years', count: 60 } },
      { path: ['consent'], message: 'answer_unticked', params: { field: 'The consent' } },
    ])
  })

  test('the ticks of a group are joined, and must all be options', () => {
    const ticked = schema.parse({ name: 'Nino', consent: '1', days: ['photo', 'tour'] })
    expect(pickAnswers(ticked)).toMatchObject({ days: 'photo,tour' })
    expect(toDefaultValues(FIELDS, pickAnswers(ticked))).toMatchObject({ days: ['photo', 'tour'] })
    expect(findErrors({ days: ['photo', 'song'] })).toEqual([['days', 'answer_choice_of']])
  })

  test('files of any media type are accepted up to the limit, and an empty file counts as missing', () => {
    const sample = pdf()
    expect(pickFiles(schema.parse({ name: 'Nino', consent: '1', sample }))).toEqual(
      new Map([['sample', sample]]),
    )
    expect(pickFiles(schema.parse({ name: 'Nino', consent: '1', sample: pdf(0) })).size).toBe(0)
    expect(findErrors({ sample: pdf(5_000_001) })).toEqual([['sample', 'answer_file_size']])
    // The browser's guess at the type does not count.
    expect(findErrors({ sample: pdf(1, 'image/jpg') })).toEqual([])
    expect(findErrors({ sample: pdf(1, '') })).toEqual([])
    const required = schemaOfFields([field('sample', { type: 'file', isRequired: true })])
    expect(required.safeParse({}).error?.issues).toMatchObject([{ message: 'answer_missing' }])
  })

  test('required fields are also required in the browser', () => {
    const required = Object.entries(form.constraint).filter(([, constraint]) => constraint.required)
    expect(required.map(([name]) => name)).toEqual(['name', 'consent'])
  })

  test('an unfinished form is saved without checking its rules', () => {
    const unchecked = schemaOfUncheckedFields(FIELDS)
    expect(unchecked.parse({ name: 'x', years: 'many' })).toEqual({
      name: 'x',
      years: 'many',
      days: '',
      consent: '',
    })
  })
})
