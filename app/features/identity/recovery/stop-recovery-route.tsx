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
import { stopRecovery } from '~/upstream/identity.server'
import { STOP_RECOVERY_PATH, STOPPED_RECOVERY_DAYS } from '~contract/identity'
import { stopRecoveryForm } from '../form'
import styles from '../identity.css?url'
import { LinkForm } from '../identity-form'
import { loadLink, showExpiredLink } from '../link.server'
import { LinkPage } from '../link-page'
import { SIGN_IN_PATH, toIdentityHref } from '../urls'
import { requireOwnAccounts } from '../visit.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadLink(args, 'stop_recovery')

async function stopRecoveryAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(stopRecoveryForm, async ({ values, refuse }) => {
      const answer = await visitor.call(stopRecovery(values.code))
      if (answer.ok)
        return redirectWithFlash(toLocalizedPath(SIGN_IN_PATH, visitor.language), 'recovery_stopped')
      if (answer.fieldErrors.some(({ field }) => field === 'code')) return showExpiredLink(args)
      return refuse(answer)
    }),
  )
}

export const action = pageAction(stopRecoveryAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: STOP_RECOVERY_PATH,
  noIndex: true,
}))

export default function StopRecovery() {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  const { title, email, code } = useLoaderData<typeof loader>()
  const gone = {
    lead: t('stop_recovery.link_gone'),
    label: t('stop_recovery.sign_in'),
    href: toIdentityHref(SIGN_IN_PATH, language),
  }
  return (
    <LinkPage
      title={title}
      lead={t('stop_recovery.lead', { days: STOPPED_RECOVERY_DAYS })}
      email={email}
      gone={gone}
    >
      <StopRecoveryForm code={code} email={email ?? ''} />
    </LinkPage>
  )
}

function StopRecoveryForm({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('identity')
  const { form } = useDefinedForm(stopRecoveryForm)
  return (
    <LinkForm form={form} id="stop-recovery-email" code={code} email={email} submit={t('stop_recovery.send')}>
      {null}
    </LinkForm>
  )
}
