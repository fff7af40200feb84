import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { PasswordField } from '~/forms/fields'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { verifyEmail } from '~/upstream/identity.server'
import { VERIFY_HOURS } from '~contract/identity'
import { getDevice } from '../device.server'
import { LinkedEmailField } from '../fields'
import styles from '../identity.css?url'
import { IdentityPage } from '../identity-page'
import { loadLink } from '../link.server'
import { REGISTER_PATH, SIGN_IN_PATH, toIdentityHref } from '../urls'
import { getContinuePath, requireOwnAccounts } from '../visit.server'
import { verifyForm } from './form'

const loadVerify = (args: LoaderFunctionArgs) => loadLink(args, 'verify')

type VerifyData = Awaited<ReturnType<typeof loadVerify>>

async function verifyAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  const device = getDevice(args.request)
  return handleForms(
    args,
    onSubmit(verifyForm, async ({ values, idempotencyKey, reject }) => {
      const answer = await visitor.call(verifyEmail({ ...values, key: idempotencyKey, deviceId: device.id }))
      if (!answer.ok && answer.fieldErrors.some(({ field }) => field === 'password'))
        return reject({ password: { key: 'password_not_yours' } })
      // Shows the page of an expired link.
      if (!answer.ok) return redirect(new URL(args.request.url).pathname, 303)
      return redirect(toIdentityHref(SIGN_IN_PATH, visitor.language, getContinuePath(args)), {
        status: 303,
        headers: [
          ['Set-Cookie', setFlash('email_verified')],
          ['Set-Cookie', device.cookie],
        ],
      })
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
