import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { ErrorSummary } from '../../../ui/error-summary'
import { Flash } from '../../../ui/flash'
import { Section } from '../../../ui/section'
import { TextField } from '../../../ui/text-field'
import type { LandingData } from './load.server'
import type { LandingWords } from './words'

interface CompanyFormProps {
  company: NonNullable<LandingData['company']>
  words: NonNullable<LandingWords['company']>
}

/** A company leaves a number and is called. */
export function CompanyForm({ company: { isSent, formKey, returned }, words }: CompanyFormProps) {
  const { t } = useTranslation('services')
  const { mistakes = [], values = {} } = returned ?? {}
  const field = (name: 'company' | 'phone_number') => {
    const mistake = mistakes.find((one) => one.field === name)?.mistake
    return {
      id: `company-${name}`,
      name,
      label: t(`fields.${name}`),
      defaultValue: values[name] ?? '',
      ...(mistake && { error: t(`mistakes.${mistake}`) }),
    }
  }
  return (
    <Section id="company" title={words.title} text={words.text}>
      {isSent ? (
        <Flash>{words.sent}</Flash>
      ) : (
        <form method="post" action="#company" className="stack narrow-form">
          {returned ? (
            <ErrorSummary
              title={returned.isFailed ? words.failed : t('mend')}
              errors={mistakes.map(({ field: name, mistake }) => ({
                id: `company-${name}`,
                message: t(`mistakes.${mistake}`),
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
