import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { leadEvent } from '~/features/analytics'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { createCallRequest } from '~/upstream/call-requests.server'
import { parseId } from '~contract/values/ids'
import { callRequestForm, companyCallRequestForm, withSubject } from './form'
import { CALL_COMPANY_PARAM, callRequestHref } from './urls'

export async function callRequestAction(args: ActionFunctionArgs) {
  return handleForms(
    args,
    onSubmit(callRequestForm, async ({ values, idempotencyKey: key, refuse }) => {
      const companyId = parseId(new URL(args.request.url).searchParams.get(CALL_COMPANY_PARAM))
      const answer = await getVisitor(args).call(createCallRequest({ ...values, company_id: companyId }, key))
      if (!answer.ok) return refuse(answer)
      args.context.dataLayer?.queueEvent(leadEvent('call_request'))
      const headers = { 'Set-Cookie': setSentFormCookie('call_request') }
      return redirect(callRequestHref(args.request.url, 'sent'), { status: 303, headers })
    }),
  )
}

export interface CallSubject {
  /** Name of the company, and of its project. */
  name: string
  companyId: number | undefined
  /** Project of the company. */
  projectId?: number
}

export async function companyCallRequestAction(
  args: ActionFunctionArgs,
  loadSubject: () => Promise<CallSubject>,
) {
  return handleForms(
    args,
    onSubmit(companyCallRequestForm, async ({ values, idempotencyKey: key, refuse }) => {
      const { name: subject, companyId, projectId } = await loadSubject()
      const comment = withSubject(subject, values.comment)
      const answer = await getVisitor(args).call(
        createCallRequest({ ...values, comment, company_id: companyId, project_id: projectId }, key),
      )
      if (!answer.ok) return refuse(answer)
      args.context.dataLayer?.queueEvent(leadEvent('company'))
      const { pathname, search } = new URL(args.request.url)
      return redirectWithFlash(`${pathname}${search}#news`, 'call_request_sent')
    }),
  )
}
