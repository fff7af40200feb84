import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { type AnyField, InputField } from './fields'
import { CODE_FIELD, CONFIRM_CODE, PHONE_FIELD, SEND_CODE } from './phone-proof'
import type { DefinedForm } from './use-defined-form'

/** A phone number with the code that proves it; the form declares `phoneProof`. */
export function PhoneProofField({ form, label }: { form: DefinedForm; label?: string }) {
  const { t } = useTranslation('forms')
  const { phoneProof, metadata } = form
  const fields = getPhoneFields(metadata)
  const { isDone, waitSeconds } = phoneProof ?? {}
  return (
    <div className="stack phone" data-enhance="phone-code">
      <InputField
        field={fields[PHONE_FIELD]}
        label={label ?? t('phone.number')}
        hint={isDone ? undefined : t('phone.hint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
      />
      {isDone ? (
        <p className="row sm good">
          <Icon name="check" />
          {t('phone.confirmed')}
        </p>
      ) : null}
      {isDone || waitSeconds !== undefined ? null : (
        <Button name="intent" value={SEND_CODE} formNoValidate>
          {t('phone.send_code')}
        </Button>
      )}
      {!isDone && waitSeconds !== undefined ? <CodeField form={form} waitSeconds={waitSeconds} /> : null}
    </div>
  )
}

/** The kit's own fields, which the schemas of forms need not list. */
function getPhoneFields(metadata: DefinedForm['metadata']) {
  return metadata.getFieldset() as Record<typeof PHONE_FIELD | typeof CODE_FIELD, AnyField>
}

function CodeField({ form: { metadata }, waitSeconds }: { form: DefinedForm; waitSeconds: number }) {
  const { t } = useTranslation('forms')
  const fields = getPhoneFields(metadata)
  return (
    <>
      <div className="code">
        <InputField
          field={fields[CODE_FIELD]}
          label={t('phone.code')}
          hint={t('phone.code_hint', { phone: fields[PHONE_FIELD].initialValue })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          autoFocus={metadata.status !== 'error'}
          data-code
        />
        <Button name="intent" value={CONFIRM_CODE} formNoValidate data-confirm>
          {t('phone.confirm_code')}
        </Button>
      </div>
      {waitSeconds > 0 ? (
        <p className="hint" data-countdown={waitSeconds}>
          {t('phone.code_again_in', { seconds: waitSeconds })}
        </p>
      ) : null}
      <Button variant="plain" size="small" name="intent" value={SEND_CODE} formNoValidate data-again>
        {t('phone.code_again')}
      </Button>
    </>
  )
}
