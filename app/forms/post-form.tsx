import { getFormProps } from '@conform-to/react'
import { Form, type FormProps } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Flash } from '~/ui/flash'
import { Icon } from '~/ui/icon'
import { DefaultButton } from './default-button'
import { AGAIN_FIELD, INTENT_FIELD, KEY_FIELD } from './define-form'
import { CONFIRM_CODE, type PhoneProofState, SEND_CODE } from './phone-proof'
import type { DefinedForm } from './use-defined-form'
import { useErrorText } from './use-error-text'

type PostFormProps = Omit<FormProps, 'method' | 'id'> & { form: DefinedForm }

/** Renders a POST form: its errors first, then its fields. */
export function PostForm({ form, className = 'stack', children, ...props }: PostFormProps) {
  const { definition, metadata, phoneProof } = form
  const { intent } = definition
  return (
    <Form method="post" {...getFormProps(metadata)} className={className} {...props}>
      {phoneProof && intent ? <NextStepButton phoneProof={phoneProof} intent={intent} /> : null}
      <FormErrors form={form} />
      {form.isInterrupted ? <InterruptedNotice /> : null}
      {intent && !definition.draft ? <input type="hidden" name={INTENT_FIELD} value={intent} /> : null}
      <OneTimeKey form={form} />
      {form.needsConfirmation ? <input type="hidden" name={AGAIN_FIELD} value="1" /> : null}
      {children}
    </Form>
  )
}

function InterruptedNotice() {
  const { t } = useTranslation('forms')
  return (
    <Flash tone="info" quiet>
      {t('unsent')}
    </Flash>
  )
}

function OneTimeKey({ form: { definition, metadata, formKey } }: { form: DefinedForm }) {
  const page = usePage()
  if (!definition.oneTime) return null
  const sent = metadata.initialValue?.[KEY_FIELD]
  const key = typeof sent === 'string' ? sent : (formKey ?? page.formKey)
  return <input type="hidden" name={KEY_FIELD} value={key} />
}

/** Renders the button of the next proof step, before the last one of the form. */
function NextStepButton({ phoneProof, intent }: { phoneProof: PhoneProofState; intent: string }) {
  const isSent = phoneProof.waitSeconds !== undefined
  const next = phoneProof.isDone ? intent : isSent ? CONFIRM_CODE : SEND_CODE
  return <DefaultButton name={INTENT_FIELD} value={next} formNoValidate={next !== intent} />
}

/** Renders all errors of a form, linked to their fields. */
function FormErrors({ form: { metadata, sentBefore } }: { form: DefinedForm }) {
  const { t } = useTranslation('forms')
  const errorText = useErrorText()
  const { '': formError, ...fieldErrors } = metadata.allErrors
  const errors = Object.entries(fieldErrors).map(([name, error]) => ({
    id: `${metadata.id}-${name}`,
    message: errorText(error),
  }))
  if (formError === undefined && errors.length === 0) return null
  return (
    <ErrorSummary title={errorText(formError) ?? t('error_summary')} errors={errors}>
      {sentBefore === undefined ? null : <a href={sentBefore}>{t('see_result')}</a>}
    </ErrorSummary>
  )
}

type ErrorSummaryProps = {
  title: string
  /** Error messages with the ids of the fields to link to; empty if no field is invalid. */
  errors?: readonly { id: string; message: string }[]
  children?: ReactNode
}

/**
 * Renders the errors of a rejected form, linked to their fields. It receives the focus so that screen readers
 * announce it first.
 */
function ErrorSummary({ title, errors = [], children }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after a failed submit the reader must start here, not at the top of the page.
    <div className="flash bad sum" role="alert" tabIndex={-1} autoFocus>
      <Icon name="alert" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {errors.length > 0 ? (
          <ul>
            {errors.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`}>{message}</a>
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </div>
  )
}
