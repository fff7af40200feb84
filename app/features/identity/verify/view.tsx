import { useTranslation } from 'react-i18next'
import { PasswordField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { VERIFY_HOURS } from '~contract/identity'
import { LinkedEmailField } from '../fields'
import { IdentityPage } from '../identity-page'
import { REGISTER_PATH, SIGN_IN_PATH, toIdentityHref } from '../urls'
import { verifyForm } from './form'
import type { VerifyData } from './verify.server'

export function VerifyView({ data }: { data: VerifyData }) {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  if (!data.email)
    return (
      <IdentityPage title={t('titles.link_gone')} lead={t('verify.link_gone', { count: VERIFY_HOURS })}>
        <p className="row">
          <ButtonLink variant="main" href={toIdentityHref(SIGN_IN_PATH, language, data.continuePath)}>
            {t('sign_in.send')}
          </ButtonLink>
          <ButtonLink href={toIdentityHref(REGISTER_PATH, language, data.continuePath)}>
            {t('sign_in.register')}
          </ButtonLink>
        </p>
      </IdentityPage>
    )
  return (
    <IdentityPage title={data.title} lead={t('verify.lead', { email: data.email })}>
      <VerifyForm code={data.code} email={data.email} />
    </IdentityPage>
  )
}

function VerifyForm({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('identity')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(verifyForm)
  return (
    <PostForm form={form} action={layout.currentHref} className="panel stack">
      <input type="hidden" name="code" value={code} />
      <LinkedEmailField id="verify-email" email={email} />
      <PasswordField field={fields.password} label={t('password')} autoComplete="current-password" />
      <Button variant="main" wide>
        {t('verify.send')}
      </Button>
    </PostForm>
  )
}
