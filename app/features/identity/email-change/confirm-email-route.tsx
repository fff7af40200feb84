import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { confirmEmail } from '~/upstream/identity.server'
import { CONFIRM_EMAIL_PATH, VERIFY_HOURS } from '~contract/identity'
import { CurrentPasswordField } from '../fields'
import { confirmEmailForm } from '../form'
import styles from '../identity.css?url'
import { LinkForm } from '../identity-form'
import { loadLink, showExpiredLink } from '../link.server'
import { LinkPage } from '../link-page'
import { refusePassword } from '../own-account/own-account.server'
import { EMAIL_PATH, SAFETY_PATH, toIdentityHref } from '../urls'
import { requireOwnAccounts } from '../visit.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadLink(args, 'confirm_email')

async function confirmEmailAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(confirmEmailForm, async (form) => {
      const answer = await visitor.call(confirmEmail(form.values))
      if (answer.ok) return redirectWithFlash(toLocalizedPath(SAFETY_PATH, visitor.language), 'email_changed')
      if (answer.fieldErrors.some(({ field }) => field === 'code')) return showExpiredLink(args)
      return refusePassword(form, answer)
    }),
  )
}

export const action = pageAction(confirmEmailAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: CONFIRM_EMAIL_PATH,
  noIndex: true,
}))

export default function ConfirmEmail() {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  const { title, email, code } = useLoaderData<typeof loader>()
  const gone = {
    lead: t('confirm_email.link_gone', { count: VERIFY_HOURS }),
    label: t('titles.email'),
    href: toIdentityHref(EMAIL_PATH, language),
  }
  return (
    <LinkPage title={title} lead={t('confirm_email.lead')} email={email} gone={gone}>
      <ConfirmEmailForm code={code} email={email ?? ''} />
    </LinkPage>
  )
}

function ConfirmEmailForm({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('identity')
  const { form, fields } = useDefinedForm(confirmEmailForm)
  return (
    <LinkForm form={form} id="confirm-email" code={code} email={email} submit={t('confirm_email.send')}>
      <CurrentPasswordField field={fields.password} />
    </LinkForm>
  )
}
