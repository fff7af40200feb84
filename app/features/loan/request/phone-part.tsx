import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { TextField } from '../../../ui/text-field'
import type { RequestData } from '../screens.server'
import { faultWords } from './fault-words'

/** The number, and the code that proves whose it is. */
export function PhonePart({ request }: { request: RequestData }) {
  const { t } = useTranslation('request')
  const { phone, isConfirmed, code, faults } = request
  const label = t('names.phone_number')
  const error = faultWords('phone_number', label, faults, t)
  return (
    <div className="stack phone" data-phone={isConfirmed ? 'confirmed' : ''}>
      <TextField
        id="loan-phone_number"
        label={label}
        hint={isConfirmed ? undefined : t('phone_hint')}
        name="phone_number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        maxLength={20}
        defaultValue={phone}
        {...(error && { error })}
      />
      {isConfirmed ? (
        <p className="row sm good" id="loan-phone-state">
          <Icon name="check" />
          {t('phone_confirmed')}
        </p>
      ) : null}
      {isConfirmed || code ? null : (
        <Button name="intent" value="send_code" formNoValidate>
          {t('send_code')}
        </Button>
      )}
      {!isConfirmed && code ? <CodePart request={request} waitSeconds={code.waitSeconds} /> : null}
    </div>
  )
}

function CodePart({ request, waitSeconds }: { request: RequestData; waitSeconds: number }) {
  const { t } = useTranslation('request')
  const { faults, phone } = request
  const error = faultWords('code', t('names.code'), faults, t)
  return (
    <>
      <div className="code">
        <TextField
          id="loan-code"
          label={t('names.code')}
          hint={t('code_hint', { phone })}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          autoFocus={faults.length === 0}
          data-code
          {...(error && { error })}
        />
        <Button name="intent" value="confirm_code" formNoValidate data-confirm>
          {t('confirm_code')}
        </Button>
      </div>
      {waitSeconds > 0 ? (
        <p className="hint" data-countdown={waitSeconds}>
          {t('code_again_in', { seconds: waitSeconds })}
        </p>
      ) : null}
      <Button variant="plain" size="small" name="intent" value="send_code" formNoValidate data-again>
        {t('code_again')}
      </Button>
    </>
  )
}
