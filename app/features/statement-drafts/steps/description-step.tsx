import { useTranslation } from 'react-i18next'
import { TextAreaField } from '~/forms/fields'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { descriptionForm } from '../form'
import { StepForm } from './step-form'
import type { StepProps } from './step-props'

const LANGUAGES = ['ka', 'en', 'ru'] as const

/** Renders the descriptions, the visitor's own language first. */
export function DescriptionStep({ data: { values, draft }, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(descriptionForm, { defaultValue: values })
  const ordered = [language, ...LANGUAGES.filter((one) => one !== language)]
  return (
    <StepForm form={form} action={action} version={draft?.version ?? 0}>
      <p>{t('words_hint')}</p>
      {ordered.map((one) => (
        <TextAreaField
          key={one}
          field={fields[`comment_${one}`]}
          label={t(`fields.comment_${one}`)}
          optional={t('optional')}
          rows={one === language ? 8 : 4}
          lang={one}
        />
      ))}
    </StepForm>
  )
}
