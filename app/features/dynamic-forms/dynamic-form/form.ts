import { defineForm } from '~/forms/define-form'
import type { FormField } from '../form-field'
import { schemaOfFields } from '../form-schema'

export function defineDynamicForm(fields: readonly FormField[]) {
  return defineForm({ id: 'dynamic-form', oneTime: true, schema: schemaOfFields(fields) })
}
