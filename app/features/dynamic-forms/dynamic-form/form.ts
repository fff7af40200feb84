import { defineForm } from '~/forms/define-form'
import type { FormField } from '../form-field'
import { schemaOfFields } from '../form-schema'
import { answerFile } from '../uploads'

export function defineDynamicForm(fields: readonly FormField[]) {
  const files = Object.fromEntries(
    fields.filter(({ type }) => type === 'file').map(({ name }) => [name, answerFile]),
  )
  return defineForm({ id: 'dynamic-form', files, oneTime: true, schema: schemaOfFields(fields) })
}
