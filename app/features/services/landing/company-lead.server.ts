import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { leadEvent } from '~/features/analytics'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { withoutLanguagePrefix } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { requestCompanyAppraisalCall } from '~/upstream/appraisals.server'
import { findServicePage } from '../definitions/service-definitions'
import { companyLeadForm } from './form'

const SENT_PARAM = 'sent'

export async function companyLeadAction(args: ActionFunctionArgs) {
  const url = new URL(args.request.url)
  const page = findServicePage(withoutLanguagePrefix(url.pathname))
  if (page?.definition.name !== 'appraisal') throw new Response(null, { status: 400 })
  return handleForms(
    args,
    onSubmit(companyLeadForm, async ({ values, idempotencyKey, refuse }) => {
      const { company, phone_number: phone } = values
      const answer = await getVisitor(args).call(requestCompanyAppraisalCall(company, phone, idempotencyKey))
      if (!answer.ok) return refuse(answer)
      args.context.dataLayer?.queueEvent(leadEvent('appraisal'))
      url.searchParams.set(SENT_PARAM, '1')
      const headers = { 'Set-Cookie': setSentFormCookie('company') }
      return redirect(`${url.pathname}${url.search}#company`, { status: 303, headers })
    }),
  )
}

export function hasSentCompanyLead({ request }: LoaderFunctionArgs): boolean {
  return new URL(request.url).searchParams.has(SENT_PARAM) && hasSentForm('company', request)
}
