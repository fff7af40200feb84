import { getFormProps } from '@conform-to/react'
import { Form, type FormProps } from '@remix-run/react'
import { usePage } from '~/page/use-page'
import { INTENT_FIELD, KEY_FIELD } from './define-form'
import { FormErrors } from './form-errors'
import type { DefinedForm } from './use-defined-form'

type PostFormProps = Omit<FormProps, 'method' | 'id'> & { form: DefinedForm }

/** A form that changes something: what was found wrong stands first, then its fields. */
export function PostForm({ form, className = 'stack', children, ...props }: PostFormProps) {
  const { definition, metadata } = form
  const { formKey } = usePage()
  return (
    <Form method="post" {...getFormProps(metadata)} className={className} {...props}>
      <FormErrors form={form} />
      {definition.intent ? <input type="hidden" name={INTENT_FIELD} value={definition.intent} /> : null}
      {definition.oneTime ? (
        <input type="hidden" name={KEY_FIELD} value={toText(metadata.initialValue?.[KEY_FIELD]) ?? formKey} />
      ) : null}
      {children}
    </Form>
  )
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
