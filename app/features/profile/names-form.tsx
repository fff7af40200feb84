import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/text-field'
import type { ProfileData } from './profile.server'
import { useProfileFields } from './use-profile-fields'

export function NamesForm({ data: { user, formResult } }: { data: ProfileData }) {
  const { t } = useTranslation('profile')
  const { field, isResubmission, errors, title } = useProfileFields('names', formResult)
  return (
    <form method="post" className="stack narrow-form" aria-labelledby="about">
      <h2 id="about">{t('about')}</h2>
      {isResubmission ? <ErrorSummary title={title} errors={errors} /> : null}
      <TextField
        label={t('first_name')}
        autoComplete="given-name"
        required
        {...field('first_name', user.firstName)}
      />
      <TextField
        label={t('last_name')}
        autoComplete="family-name"
        required
        {...field('last_name', user.lastName)}
      />
      <TextField
        label={t('personal_number')}
        optional={t('optional')}
        hint={t('personal_hint')}
        inputMode="numeric"
        autoComplete="off"
        {...field('personal_number', user.personalNumber)}
      />
      <Button variant="main" name="intent" value="save">
        {t('save')}
      </Button>
    </form>
  )
}
