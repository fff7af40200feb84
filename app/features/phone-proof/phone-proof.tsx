import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { TextField } from '~/ui/text-field'

interface PhoneProofProps {
  prefix: string
  phone: string
  isConfirmed: boolean
  code: { waitSeconds: number } | undefined
  errors: { phone: string | undefined; code: string | undefined }
  /** Whether to focus the code field: nothing is invalid. */
  autoFocusCode: boolean
}

/** The form's action handles `send_code` and `confirm_code`. */
export function PhoneProof({ prefix, phone, isConfirmed, code, errors, autoFocusCode }: PhoneProofProps) {
  const { t } = useTranslation('forms')
  return (
    <div className="stack phone" data-enhance="phone-code">
      <TextField
        id={`${prefix}-phone_number`}
        label={t('phone.number')}
        hint={isConfirmed ? undefined : t('phone.hint')}
        name="phone_number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        maxLength={20}
        defaultValue={phone}
        {...(errors.phone && { error: errors.phone })}
      />
      {isConfirmed ? (
        <p className="row sm good" id={`${prefix}-phone-state`}>
          <Icon name="check" />
          {t('phone.confirmed')}
        </p>
      ) : null}
      {isConfirmed || code ? null : (
        <Button name="intent" value="send_code" formNoValidate>
          {t('phone.send_code')}
        </Button>
      )}
      {!isConfirmed && code ? (
        <CodeField
          prefix={prefix}
          phone={phone}
          waitSeconds={code.waitSeconds}
          errors={errors}
          autoFocusCode={autoFocusCode}
        />
      ) : null}
    </div>
  )
}

type CodeFieldProps = Pick<PhoneProofProps, 'prefix' | 'phone' | 'errors' | 'autoFocusCode'> & {
  waitSeconds: number
}

function CodeField({ prefix, phone, waitSeconds, errors, autoFocusCode }: CodeFieldProps) {
  const { t } = useTranslation('forms')
  return (
    <>
      <div className="code">
        <TextField
          id={`${prefix}-code`}
          label={t('phone.code')}
          hint={t('phone.code_hint', { phone })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          autoFocus={autoFocusCode}
          data-code
          {...(errors.code && { error: errors.code })}
        />
        <Button name="intent" value="confirm_code" formNoValidate data-confirm>
          {t('phone.confirm_code')}
        </Button>
      </div>
      {waitSeconds > 0 ? (
        <p className="hint" data-countdown={waitSeconds}>
          {t('phone.code_again_in', { seconds: waitSeconds })}
        </p>
      ) : null}
      <Button variant="plain" size="small" name="intent" value="send_code" formNoValidate data-again>
        {t('phone.code_again')}
      </Button>
    </>
  )
}
