import { useTranslation } from 'react-i18next'
import { PasswordField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { EmailField } from '../fields'
import { IdentityPage } from '../identity-page'
import { FORGOT_PATH, REGISTER_PATH, toIdentityHref } from '../urls'
import { passkeyForm, signInForm } from './form'
import type { SignInData } from './sign-in.server'

export function SignInView({ data }: { data: SignInData }) {
  const { t } = useTranslation('identity')
  const { language, layout } = usePage()
  const { form, fields } = useDefinedForm(signInForm)
  const hrefTo = (path: string) => toIdentityHref(path, language, data.continuePath)
  return (
    <IdentityPage title={data.title} lead={t('sign_in.lead')}>
      <div className="panel stack">
        <PostForm form={form} action={layout.currentHref}>
          <EmailField field={fields.email} />
          <PasswordField field={fields.password} label={t('password')} autoComplete="current-password" />
          <Button variant="main" wide>
            {t('sign_in.send')}
          </Button>
        </PostForm>
        <PasskeyForm />
        <a className="more" href={hrefTo(FORGOT_PATH)}>
          {t('sign_in.forgotten')}
        </a>
      </div>
      <div className="stack">
        <p>{t('sign_in.no_account')}</p>
        <ButtonLink wide href={hrefTo(REGISTER_PATH)}>
          {t('sign_in.register')}
        </ButtonLink>
        {data.hasDemoPeople ? (
          <p className="sm">
            <a
              href={toLocalizedPath(
                `/auth?${new URLSearchParams({ Continue: data.continuePath ?? '/' })}`,
                language,
              )}
            >
              {t('sign_in.demo_people')}
            </a>
          </p>
        ) : null}
      </div>
    </IdentityPage>
  )
}

function PasskeyForm() {
  const { t } = useTranslation('identity')
  const { language, layout } = usePage()
  const { form } = useDefinedForm(passkeyForm)
  return (
    <div
      hidden
      data-enhance="passkey"
      data-url={toLocalizedPath('/data/passkey-options', language)}
      data-purpose="sign-in"
      data-failed={t('passkeys.failed')}
    >
      <PostForm form={form} action={layout.currentHref}>
        <input type="hidden" name="credential" />
        <Button wide>{t('sign_in.with_passkey')}</Button>
        <p className="error" role="alert" hidden data-problem />
      </PostForm>
    </div>
  )
}
