import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PhoneField } from '~/forms/phone-field'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { confirmRecovery } from '~/upstream/identity.server'
import { CONFIRM_RECOVERY_PATH, RECOVERY_WAIT_HOURS, VERIFY_HOURS } from '~contract/identity'
import { confirmRecoveryForm } from '../form'
import styles from '../identity.css?url'
import { LinkForm } from '../identity-form'
import { loadLink, showExpiredLink } from '../link.server'
import { LinkPage } from '../link-page'
import { getAttemptsError, toTooManyInit } from '../too-many-attempts'
import { RECOVER_PATH, SIGN_IN_PATH, toIdentityHref } from '../urls'
import { requireOwnAccounts } from '../visit.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadLink(args, 'confirm_recovery')

async function confirmRecoveryAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(confirmRecoveryForm, async ({ values, reject, refuse }) => {
      const answer = await visitor.call(confirmRecovery(values))
      if (answer.ok)
        return redirectWithFlash(toLocalizedPath(SIGN_IN_PATH, visitor.language), 'recovery_started')
      const attemptsError = getAttemptsError(answer)
      if (attemptsError) return reject({ '': attemptsError }, toTooManyInit(answer))
      const [refused] = answer.fieldErrors
      if (refused?.field === 'code') return showExpiredLink(args)
      if (refused?.field === 'phone_number') return reject({ phone_number: { key: 'phone_not_account' } })
      return refuse(answer)
    }),
  )
}

export const action = pageAction(confirmRecoveryAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: CONFIRM_RECOVERY_PATH,
  noIndex: true,
}))

export default function ConfirmRecovery() {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  const { title, email, code } = useLoaderData<typeof loader>()
  const gone = {
    lead: t('confirm_recovery.link_gone', { count: VERIFY_HOURS }),
    label: t('confirm_recovery.again'),
    href: toIdentityHref(RECOVER_PATH, language),
  }
  return (
    <LinkPage
      title={title}
      lead={t('confirm_recovery.lead', { hours: RECOVERY_WAIT_HOURS })}
      email={email}
      gone={gone}
    >
      <ConfirmRecoveryForm code={code} email={email ?? ''} />
    </LinkPage>
  )
}

function ConfirmRecoveryForm({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('identity')
  const { form, fields } = useDefinedForm(confirmRecoveryForm)
  return (
    <LinkForm
      form={form}
      id="confirm-recovery-email"
      code={code}
      email={email}
      submit={t('confirm_recovery.send')}
    >
      <PhoneField field={fields.phone_number} label={t('confirm_recovery.phone')} />
    </LinkForm>
  )
}
