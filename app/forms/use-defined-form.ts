import { type DefaultValue, type FormMetadata, useForm } from '@conform-to/react'
import type { z } from 'zod'
import type { FormDefinition } from './define-form'
import type { FieldError } from './field-error'
import { useFormReply } from './form-reply'
import { type FormValues, useInterruptedValues } from './interrupted-form'
import type { LoadedDraft } from './load-draft.server'
import type { PhoneProofState } from './phone-proof'
import { isSecretField } from './secret-fields'

/** Form definition with conform's state of it. */
export interface DefinedForm {
  definition: FormDefinition
  metadata: FormMetadata<Record<string, unknown>, FieldError>
  formKey: string | undefined
  phoneProof: PhoneProofState | undefined
  /** True if the form needs a second press to confirm. */
  needsConfirmation: boolean
  /** URL of the result of the same form, if it was recently sent. */
  sentBefore: string | undefined
  /** True if its values were typed before the session expired. */
  isInterrupted: boolean
  /** True if nothing was typed and no value is known beforehand. */
  isEmpty: boolean
}

interface DefinedFormOptions<Schema extends z.ZodObject> {
  /** Values known before the user types, such as the profile. */
  defaultValue?: DefaultValue<z.input<Schema>>
  /** Draft of a form that declares one; it overrides the known values. */
  draft?: LoadedDraft | undefined
  /** Element id and prefix of the fields' ids, if a page has the form twice. Default: the definition's. */
  elementId?: string
}

/** Fields of a form, for components that render parts of it. */
export type FieldsOf<Definition extends FormDefinition> = ReturnType<
  typeof useDefinedForm<Definition['schema']>
>['fields']

/**
 * Returns conform's state of a form and its fields, with the typed values and errors if the action rejected
 * it.
 */
export function useDefinedForm<Schema extends z.ZodObject>(
  definition: FormDefinition<Schema>,
  { defaultValue, draft, elementId = definition.id }: DefinedFormOptions<Schema> = {},
) {
  const reply = useFormReply(definition.id)
  const interrupted = useInterruptedValues(definition)
  const known = { ...defaultValue, ...draft?.values }
  const [metadata, fields] = useForm<z.input<Schema> & Record<string, unknown>, z.output<Schema>, FieldError>(
    {
      id: elementId,
      lastResult: reply?.result,
      constraint: definition.constraint,
      defaultValue: (interrupted ? restore(definition, known, interrupted) : known) as DefaultValue<
        z.input<Schema>
      >,
      // Browsers would report missing values in their own language; the action uses the page's language.
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
    isEmpty: !reply && !draft && !defaultValue && !interrupted,
    isInterrupted: interrupted !== undefined,
  }
  const isRejected = reply?.result.status === 'error'
  return { form, fields, isRejected, isShownAgain: isRejected || interrupted !== undefined }
}

/**
 * Restores values typed before the session expired: unticked fields become empty, secrets keep the page's
 * value.
 */
function restore({ schema }: FormDefinition, known: FormValues, interrupted: FormValues): FormValues {
  const names = Object.keys(schema.shape)
  return Object.fromEntries(names.map((name) => [name, (isSecretField(name) ? known : interrupted)[name]]))
}
