import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { PasswordField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { signIn, signInWithPasskey } from '~/upstream/identity.server'
import { getDevice } from './device.server'
import { EmailField } from './fields'
import { passkeyForm, signInForm } from './form'
import styles from './identity.css?url'
import { IdentityPage } from './identity-page'
import { returnToSite } from './return-to-site.server'
import { getAttemptsError, toTooManyInit } from './too-many-attempts'
import { FORGOT_PATH, REGISTER_PATH, SIGN_IN_PATH, toIdentityHref } from './urls'
import { getUserAgent, loadGuestPage, requireOwnAccounts } from './visit.server'

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadGuestPage(args, 'sign_in')
  return { ...page, hasDemoPeople: args.context.site.authUrl !== SIGN_IN_PATH }
}

type SignInData = Awaited<ReturnType<typeof loader>>

async function signInAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  const userAgent = getUserAgent(args.request)
  const { id: deviceId, cookie: deviceCookie } = getDevice(args.request)
  return handleForms(
    args,
    onSubmit(signInForm, async ({ values, reject }) => {
      const answer = await visitor.call(signIn({ ...values, userAgent, deviceId }))
      if (answer.ok) return returnToSite(args, answer.token, deviceCookie)
      const error = getAttemptsError(answer)
      if (error) return reject({ '': error }, toTooManyInit(answer))
      const fields = answer.fieldErrors.map(({ field }) => field)
      if (fields.includes('account')) return reject({ '': { key: 'account_blocked' } })
      if (fields.includes('email')) return reject({ '': { key: 'email_unconfirmed' } })
      return reject({ password: { key: 'password_wrong' } })
    }),
    onSubmit(passkeyForm, async ({ values, reject }) => {
      const { origin } = args.context
      const answer = await visitor.call(signInWithPasskey({ ...values, userAgent, origin, deviceId }))
      if (answer.ok) return returnToSite(args, answer.token, deviceCookie)
      const error = getAttemptsError(answer)
      return reject({ '': error ?? { key: 'passkey_refused' } }, error && toTooManyInit(answer))
    }),
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const action = pageAction(signInAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/sign-in',
  noIndex: true,
}))

export default function SignIn() {
  return <SignInView data={useLoaderData<typeof loader>()} />
}

function SignInView({ data }: { data: SignInData }) {
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
