import { type DefaultValue, type FormMetadata, useForm } from '@conform-to/react'
import type { z } from 'zod'
import type { FormDefinition } from './define-form'
import type { FieldError } from './field-error'
import { useFormReply } from './form-reply'
import type { LoadedDraft } from './load-draft.server'
import type { PhoneProofState } from './phone-proof'
import { isSecretField } from './secret-fields'
import { type FormValues, useUnsentValues } from './unsent-form'

/** A form as its element needs it: the definition with conform's state of it. */
export interface DefinedForm {
  definition: FormDefinition
  metadata: FormMetadata<Record<string, unknown>, FieldError>
  formKey: string | undefined
  phoneProof: PhoneProofState | undefined
  /** The form asks whether it is meant: sending it needs a second press. */
  needsConfirmation: boolean
  /** The result of the same form, sent a short while ago. */
  sentBefore: string | undefined
  /** What it shows was typed before the session ended. */
  isUnsent: boolean
  /** Nothing was typed, and nothing is known beforehand. */
  isEmpty: boolean
}

interface DefinedFormOptions<Schema extends z.ZodObject> {
  /** What is known before anybody types, as the profile of the user. */
  defaultValue?: DefaultValue<z.input<Schema>>
  /** Of a form that declares one; it goes before what is known. */
  draft?: LoadedDraft | undefined
}

/** The fields of a form, for its parts. */
export type FieldsOf<Definition extends FormDefinition> = ReturnType<
  typeof useDefinedForm<Definition['schema']>
>['fields']

/** Conform's state of a form and its fields, with what was typed and found wrong when the action rejected it. */
export function useDefinedForm<Schema extends z.ZodObject>(
  definition: FormDefinition<Schema>,
  { defaultValue, draft }: DefinedFormOptions<Schema> = {},
) {
  const reply = useFormReply(definition.id)
  const unsent = useUnsentValues(definition)
  const known = { ...defaultValue, ...draft?.values }
  const [metadata, fields] = useForm<z.input<Schema> & Record<string, unknown>, z.output<Schema>, FieldError>(
    {
      id: definition.id,
      lastResult: reply?.result,
      constraint: definition.constraint,
      defaultValue: (unsent ? restore(definition, known, unsent) : known) as DefaultValue<z.input<Schema>>,
      // The browser would tell what is missing in its own language, the action does in that of the page.
      defaultNoValidate: true,
    },
  )
  const form: DefinedForm = {
    definition,
    metadata: metadata as DefinedForm['metadata'],
    formKey: draft?.key,
    phoneProof: reply?.phoneProof ?? draft?.phoneProof,
    needsConfirmation: reply?.needsConfirmation ?? false,
    sentBefore: reply?.sentBefore,
    isEmpty: !reply && !draft && !defaultValue && !unsent,
    isUnsent: unsent !== undefined,
  }
  const isRejected = reply?.result.status === 'error'
  return { form, fields, isRejected, isShownAgain: isRejected || unsent !== undefined }
}

/** What was typed before the session ended, where fields that nobody ticked are empty; secrets are as the page knows them. */
function restore({ schema }: FormDefinition, known: FormValues, unsent: FormValues): FormValues {
  const names = Object.keys(schema.shape)
  return Object.fromEntries(names.map((name) => [name, (isSecretField(name) ? known : unsent)[name]]))
}
