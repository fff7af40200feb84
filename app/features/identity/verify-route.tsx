import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { PasswordField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { checkLink, signIn, verifyEmail } from '~/upstream/identity.server'
import { VERIFY_HOURS } from '~contract/identity'
import { getDevice } from './device.server'
import { verifyForm } from './form'
import styles from './identity.css?url'
import { LinkForm } from './identity-form'
import { IdentityPage } from './identity-page'
import { loadLink, showExpiredLink } from './link.server'
import { returnToSite } from './return-to-site.server'
import { REGISTER_PATH, SIGN_IN_PATH, toIdentityHref } from './urls'
import { getContinuePath, getUserAgent, requireOwnAccounts } from './visit.server'

const loadVerify = (args: LoaderFunctionArgs) => loadLink(args, 'verify')

type VerifyData = Awaited<ReturnType<typeof loadVerify>>

async function verifyAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  const device = getDevice(args.request)
  return handleForms(
    args,
    onSubmit(verifyForm, async ({ values, idempotencyKey, reject }) => {
      const link = await visitor.call(checkLink(values.code, 'verify'))
      const answer = await visitor.call(verifyEmail({ ...values, key: idempotencyKey, deviceId: device.id }))
      if (!answer.ok && answer.fieldErrors.some(({ field }) => field === 'password'))
        return reject({ password: { key: 'password_not_yours' } })
      if (!answer.ok) return showExpiredLink(args)
      // The visitor has just typed the password; if signing in fails, its page asks for it.
      const account = { email: link.ok ? link.email : '', password: values.password }
      const signedIn = link.ok
        ? await visitor.optional(
            'sign-in',
            visitor.call(signIn({ ...account, userAgent: getUserAgent(args.request), deviceId: device.id })),
          )
        : undefined
      if (signedIn?.ok) return returnToSite(args, signedIn.token, device.cookie)
      const signInHref = toIdentityHref(SIGN_IN_PATH, visitor.language, getContinuePath(args))
      return redirectWithFlash(signInHref, 'email_verified', [device.cookie])
    }),
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadVerify(args)

export const action = pageAction(verifyAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/verify',
  noIndex: true,
}))

export default function Verify() {
  return <VerifyView data={useLoaderData<typeof loader>()} />
}

function VerifyView({ data }: { data: VerifyData }) {
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
  const { form, fields } = useDefinedForm(verifyForm)
  return (
    <LinkForm form={form} id="verify-email" code={code} email={email} submit={t('verify.send')}>
      <PasswordField field={fields.password} label={t('password')} autoComplete="current-password" />
    </LinkForm>
  )
}
