import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { undoEmail } from '~/upstream/identity.server'
import { EMAIL_UNDO_DAYS, RESET_PATH, UNDO_EMAIL_PATH } from '~contract/identity'
import { undoEmailForm } from '../form'
import styles from '../identity.css?url'
import { LinkForm } from '../identity-form'
import { loadLink, showExpiredLink } from '../link.server'
import { LinkPage } from '../link-page'
import { serializeResetCode } from '../reset-code-cookie.server'
import { requireOwnAccounts } from '../visit.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadLink(args, 'undo_email')

/** Redirects to the page of a new password, because an intruder may know the former one. */
async function undoEmailAction(args: ActionFunctionArgs) {
  requireOwnAccounts(args)
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(undoEmailForm, async ({ values, refuse }) => {
      const answer = await visitor.call(undoEmail(values.code))
      if (answer.ok)
        return redirect(toLocalizedPath(RESET_PATH, visitor.language), {
          status: 303,
          // A URL would be logged by proxies.
          headers: { 'Set-Cookie': serializeResetCode(args, answer.resetCode) },
        })
      return answer.fieldErrors.length > 0 ? showExpiredLink(args) : refuse(answer)
    }),
  )
}

export const action = pageAction(undoEmailAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: UNDO_EMAIL_PATH,
  noIndex: true,
}))

export default function UndoEmail() {
  const { t } = useTranslation('identity')
  const { language } = usePage()
  const { title, email, code } = useLoaderData<typeof loader>()
  const gone = {
    lead: t('undo_email.link_gone', { days: EMAIL_UNDO_DAYS }),
    label: t('undo_email.contact'),
    href: toLocalizedPath('/contact', language),
  }
  return (
    <LinkPage title={title} lead={t('undo_email.lead')} email={email} gone={gone}>
      <UndoEmailForm code={code} email={email ?? ''} />
    </LinkPage>
  )
}

function UndoEmailForm({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('identity')
  const { form } = useDefinedForm(undoEmailForm)
  return (
    <LinkForm form={form} id="undo-email" code={code} email={email} submit={t('undo_email.send')}>
      {null}
    </LinkForm>
  )
}
