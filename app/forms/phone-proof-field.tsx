import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { toPhoneHref } from '~contract/values/phone'
import { type AnyField, InputField } from './fields'
import { PhoneField } from './phone-field'
import { CHANGE_PHONE, CODE_FIELD, CONFIRM_CODE, PHONE_FIELD, SEND_CODE } from './phone-proof'
import type { DefinedForm } from './use-defined-form'

/** Renders a phone number with the code that proves it; the form must declare `phoneProof`. */
export function PhoneProofField({ form, label }: { form: DefinedForm; label?: string }) {
  const { t } = useTranslation('forms')
  const { phoneProof, metadata } = form
  const { isSmsOff } = usePage().layout
  const fields = getPhoneFields(metadata)
  const { isDone, waitSeconds, email } = phoneProof ?? {}
  const isSent = !isDone && waitSeconds !== undefined
  const canSend = !isDone && waitSeconds === undefined && (!isSmsOff || email !== undefined)
  return (
    <div className="stack phone" data-enhance="phone-code">
      {isSmsOff && !isDone ? <SmsOffNotice form={form} /> : null}
      <PhoneField
        field={fields[PHONE_FIELD]}
        label={label ?? t('phone.number')}
        hint={isDone ? <Confirmation email={email} /> : isSent ? undefined : t('phone.hint')}
        maxLength={20}
        readOnly={isSent}
      />
      {canSend ? (
        <Button name="intent" value={SEND_CODE} formNoValidate>
          {t(email ? 'phone.send_code_by_email' : 'phone.send_code')}
        </Button>
      ) : null}
      {isSent ? <CodeField form={form} waitSeconds={waitSeconds} /> : null}
    </div>
  )
}

/** Renders the confirmation, which screen readers announce with the focused field. */
function Confirmation({ email }: { email: string | undefined }) {
  const { t } = useTranslation('forms')
  return (
    <span className="row good">
      <Icon name="check" />
      {t(email ? 'phone.confirmed_by_email' : 'phone.confirmed')}
    </span>
  )
}

/** Renders the notice that SMS is unavailable, before the user types anything. */
function SmsOffNotice({ form: { definition, phoneProof } }: { form: DefinedForm }) {
  const { t } = useTranslation(['forms', 'layout'])
  const { layout } = usePage()
  const { supportPhone } = layout
  const email = phoneProof?.email
  const isForUsers = definition.takesEmailCode && layout.hasEmailCodes && !layout.user
  return (
    <p role="note">
      {email ? t('phone.email_instead', { email }) : t('phone.sms_off')}{' '}
      {isForUsers ? (
        <>
          {t('phone.email_for_users')}{' '}
          <a href={layout.signInHref} rel="nofollow">
            {t('layout:sign_in')}
          </a>
          .{' '}
        </>
      ) : null}
      {supportPhone ? (
        <>
          {t(email || isForUsers ? 'phone.or_call_us' : 'phone.call_us')}{' '}
          <a href={toPhoneHref(supportPhone)}>{supportPhone}</a>
        </>
      ) : null}
    </p>
  )
}

/** Returns the phone and code fields, which the schemas of forms need not list. */
function getPhoneFields(metadata: DefinedForm['metadata']) {
  return metadata.getFieldset() as Record<typeof PHONE_FIELD | typeof CODE_FIELD, AnyField>
}

function CodeField({
  form: { metadata, phoneProof },
  waitSeconds,
}: {
  form: DefinedForm
  waitSeconds: number
}) {
  const { t } = useTranslation('forms')
  const { layout } = usePage()
  const fields = getPhoneFields(metadata)
  const email = phoneProof?.email
  return (
    <>
      <div className="code">
        <InputField
          field={fields[CODE_FIELD]}
          label={t(email ? 'phone.email_code' : 'phone.code')}
          hint={
            email
              ? t('phone.email_code_hint', { email })
              : t('phone.code_hint', { phone: fields[PHONE_FIELD].initialValue })
          }
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
        <p className="hint">
          <span data-countdown={waitSeconds}>{t('phone.code_again_in', { seconds: waitSeconds })}</span>{' '}
          <noscript>
            <a href={`${layout.currentHref}#${fields[CODE_FIELD].id}`}>{t('phone.how_long')}</a>
          </noscript>
        </p>
      ) : null}
      <div className="row">
        <Button variant="plain" size="small" name="intent" value={SEND_CODE} formNoValidate data-again>
          {t('phone.code_again')}
        </Button>
        <Button variant="plain" size="small" name="intent" value={CHANGE_PHONE} formNoValidate>
          {t('phone.change')}
        </Button>
      </div>
    </>
  )
}
