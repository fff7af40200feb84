import { type FormDefinition, INTENT_FIELD } from './define-form'

/** Returns props of a button in a GET form that submits the fields as this form, in a new tab. */
export function submitAs({ intent }: FormDefinition, action: string) {
  return {
    name: INTENT_FIELD,
    value: intent,
    formMethod: 'post',
    formAction: action,
    formTarget: '_blank',
  } as const
}
