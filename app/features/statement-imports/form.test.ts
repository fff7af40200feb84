import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { toFieldError } from '~/forms/field-error'
import { MAX_IMPORT_BYTES } from '~contract/statement-imports'
import { importForm } from './form'

test.each([
  ['that is not chosen', new File([], ''), 'import_file_missing'],
  ['that is empty', new File([], 'ours.csv'), 'import_file_empty'],
  ['that is too large', new File(['x'.repeat(MAX_IMPORT_BYTES + 1)], 'ours.csv'), 'import_too_large'],
  ['with a line', new File(['id'], 'ours.csv'), undefined],
])('a file %s gets the message: %s', (_, file, key) => {
  const fields = new FormData()
  fields.append('file', file)
  const { error } = parseWithZod(fields, {
    schema: importForm.schema,
    disableAutoCoercion: true,
    formatError: toFieldError,
  }).reply()
  expect(error?.file?.key).toBe(key)
})
