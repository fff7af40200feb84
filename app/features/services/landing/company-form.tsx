import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { Section } from '~/ui/section'
import { TextField } from '~/ui/text-field'
import type { LandingMessages } from './landing-messages'
import type { LandingData } from './loader.server'

interface CompanyLeadFormProps {
  company: NonNullable<LandingData['company']>
  words: NonNullable<LandingMessages['company']>
}

export function CompanyLeadForm({ company: { isSent, formKey, formResult }, words }: CompanyLeadFormProps) {
  const { t } = useTranslation('services')
  const { fieldErrors = [], values = {} } = formResult ?? {}
  const field = (name: 'company' | 'phone_number') => {
    const error = fieldErrors.find((one) => one.field === name)?.error
    return {
      id: `company-${name}`,
      name,
      label: t(`fields.${name}`),
      defaultValue: values[name] ?? '',
      ...(error && { error: t(`field_errors.${error}`) }),
    }
  }
  return (
    <Section id="company" title={words.title} text={words.text}>
      {isSent ? (
        <Flash>{words.sent}</Flash>
      ) : (
        <form method="post" action="#company" className="stack narrow-form">
          {formResult ? (
            <ErrorSummary
              title={formResult.isFailed ? words.failed : t('error_summary')}
              errors={fieldErrors.map(({ field: name, error }) => ({
                id: `company-${name}`,
                message: t(`field_errors.${error}`),
              }))}
            />
          ) : null}
          <input type="hidden" name="form_key" value={values.form_key ?? formKey} />
          <TextField {...field('company')} autoComplete="organization" required />
          <TextField
            {...field('phone_number')}
            hint={t('hints.phone_number')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            required
          />
          <Button name="intent" value="company">
            {words.send}
          </Button>
        </form>
      )}
    </Section>
  )
}
