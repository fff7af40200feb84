import { useTranslation } from 'react-i18next'
import { DropdownField, InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { isCompany, SEXES } from '~contract/accounts'
import { getBirthDateLimits } from '~contract/values/birth-date'
import { namesForm } from './form'
import type { ProfileData } from './profile.server'

export function NamesForm({ data: { user } }: { data: ProfileData }) {
  const { t } = useTranslation('profile')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(namesForm, {
    defaultValue: {
      first_name: user.firstName,
      last_name: user.lastName,
      personal_number: user.personalNumber,
      birth_date: user.birthDate,
      sex: user.sex,
    },
  })
  return (
    <section className="stack narrow-form" aria-labelledby="about">
      <h2 id="about">{t('about')}</h2>
      <PostForm form={form} action={layout.currentHref}>
        <InputField field={fields.first_name} label={t('first_name')} autoComplete="given-name" />
        <InputField field={fields.last_name} label={t('last_name')} autoComplete="family-name" />
        <InputField
          field={fields.personal_number}
          label={t('personal_number')}
          optional={t('optional')}
          hint={t('personal_hint')}
          inputMode="numeric"
          autoComplete="off"
        />
        {isCompany(user.role) ? null : (
          <>
            <InputField
              field={fields.birth_date}
              label={t('birth_date')}
              optional={t('optional')}
              type="date"
              {...getBirthDateLimits()}
              autoComplete="bday"
            />
            <DropdownField
              field={fields.sex}
              label={t('sex')}
              optional={t('optional')}
              blank={t('sex_blank')}
              options={SEXES.map((value) => ({ value, label: t(`sexes.${value}`) }))}
              autoComplete="sex"
            />
          </>
        )}
        <Button variant="main">{t('save')}</Button>
      </PostForm>
    </section>
  )
}
