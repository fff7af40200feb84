import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/text-field'
import { formatPhone } from '~contract/values/phone'
import type { ProfileData } from './profile.server'
import { useProfileFields } from './use-profile-fields'

export function PhoneForm({ data: { user, pending, formResult } }: { data: ProfileData }) {
  const { t } = useTranslation('profile')
  const { field, isResubmission, errors, title } = useProfileFields('phone', formResult)
  return (
    <form method="post" className="stack narrow-form" aria-labelledby="phone">
      <h2 id="phone">{t('phone')}</h2>
      <p>{user.phone ? <b className="nowrap">{formatPhone(user.phone)}</b> : t('no_phone')}</p>
      {isResubmission ? <ErrorSummary title={title} errors={errors} /> : null}
      {pending ? (
        <>
          <TextField
            label={t('code')}
            hint={t('code_hint', { phone: formatPhone(pending) })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            {...field('code')}
          />
          <Button variant="main" name="intent" value="confirm_code">
            {t('confirm_code')}
          </Button>
          <input type="hidden" name="phone_number" value={pending} />
          <div className="row">
            <Button variant="plain" size="small" name="intent" value="send_code">
              {t('code_again')}
            </Button>
            <Button variant="plain" size="small" name="intent" value="other_number">
              {t('other_number')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TextField
            label={t('new_phone')}
            hint={t('phone_hint')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            {...field('phone_number')}
          />
          <Button name="intent" value="send_code">
            {t('send_code')}
          </Button>
        </>
      )}
    </form>
  )
}
