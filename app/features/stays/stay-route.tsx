import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import type { ErrorKey } from '~/forms/field-error'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { withParams } from '~/http/with-params'
import { toLocalizedPath } from '~/i18n/languages'
import { throwNotFoundIfMissing } from '~/page/missing-data.server'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { requestStay } from '~/upstream/stays.server'
import { toAccountConversationPath, toGuestConversationPath } from '~contract/conversations'
import { requestForm } from './form'
import { loadStayPage, requireStatementId } from './stay-page.server'
import { StayView } from './stay-view'
import sheet from './stays.css?url'

export const loader = (args: LoaderFunctionArgs) => loadStayPage(args)

/** Messages of refused fields that the form does not show itself. */
const REFUSALS: Readonly<Record<string, ErrorKey>> = {
  nights: 'stay_nights_taken',
  from: 'stay_not_fitting',
  to: 'stay_not_fitting',
  guests: 'stay_not_fitting',
  total: 'stay_total_changed',
  stay: 'stay_twice',
  message: 'stay_not_delivered',
}

async function stayAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const statementId = requireStatementId(args.params)
  return handleForms(
    args,
    onSubmit(requestForm, async ({ values, idempotencyKey: key, reject, refuse }) => {
      if (!visitor.isSignedIn && !values.email) return reject({ email: { key: 'email_missing' } })
      const { phone_number: phone, ...request } = values
      const answer = await visitor
        .call(requestStay(statementId, { ...request, phone, key }))
        .catch(throwNotFoundIfMissing('errors.statement_not_found'))
      if (!answer.ok) {
        const refused = answer.fieldErrors.find(({ field }) => Object.hasOwn(REFUSALS, field))
        const message = refused && REFUSALS[refused.field]
        return message ? reject({ '': { key: message } }) : refuse(answer)
      }
      const { conversation, key: guestKey } = answer.requested
      const path = guestKey
        ? withParams(toGuestConversationPath(conversation), { key: guestKey })
        : toAccountConversationPath(conversation)
      return redirectWithFlash(toLocalizedPath(path, visitor.language), 'stay_requested')
    }),
  )
}

export const action = pageAction(stayAction)

export const meta = createMeta<typeof loader>(({ title, canonical }) => ({ title, canonical, noIndex: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function StayPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('ui')
  const { title, statement } = data
  return (
    <div className="wrap stay-page">
      <Breadcrumbs
        label={t('breadcrumb')}
        crumbs={[{ label: statement.title, href: statement.href, back: true }]}
      />
      <h1>{title}</h1>
      <StayView data={data} />
    </div>
  )
}
