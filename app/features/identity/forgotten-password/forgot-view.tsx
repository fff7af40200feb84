import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { RESET_HOURS } from '~contract/identity'
import { EmailSentPage } from '../email-sent'
import { EmailField } from '../fields'
import { IdentityPage } from '../identity-page'
import { SIGN_IN_PATH, toIdentityHref } from '../urls'
import type { ForgotData } from './forgotten-password.server'
import { forgotForm } from './form'

export function ForgotView({ data }: { data: ForgotData }) {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  if (data.isSent)
    return <EmailSentPage text={t('forgot.sent', { count: RESET_HOURS })} mailboxUrl={data.mailboxUrl} />
  return (
    <IdentityPage title={data.title} lead={t('forgot.lead')}>
      <ForgotForm />
      <p>
        <a href={toIdentityHref(SIGN_IN_PATH, language, data.continuePath)}>{t('back_to_sign_in')}</a>
      </p>
    </IdentityPage>
  )
}

function ForgotForm() {
  const { t } = useTranslation('identity')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(forgotForm)
  return (
    <PostForm form={form} action={layout.currentHref} className="panel stack">
      <EmailField field={fields.email} />
      <Button variant="main" wide>
        {t('forgot.send')}
      </Button>
    </PostForm>
  )
}
