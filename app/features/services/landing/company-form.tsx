import { useTranslation } from 'react-i18next'
import { InputField } from '~/forms/fields'
import { PhoneField } from '~/forms/phone-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { Section } from '~/ui/section'
import { companyLeadForm } from './form'
import type { LandingMessages } from './landing-messages'

interface CompanyLeadFormProps {
  isSent: boolean
  messages: NonNullable<LandingMessages['company']>
}

export function CompanyLeadForm({ isSent, messages }: CompanyLeadFormProps) {
  const { t } = useTranslation('services')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(companyLeadForm)
  return (
    <Section id="company" title={messages.title} text={messages.text}>
      {isSent ? (
        <Flash>{messages.sent}</Flash>
      ) : (
        <PostForm form={form} action={layout.currentHref} className="stack narrow-form">
          <InputField field={fields.company} label={t('fields.company')} autoComplete="organization" />
          <PhoneField
            field={fields.phone_number}
            label={t('fields.phone_number')}
            hint={t('hints.phone_number')}
          />
          <Button>{messages.send}</Button>
        </PostForm>
      )}
    </Section>
  )
}
