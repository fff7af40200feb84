import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { leadEvent } from '~/features/analytics'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { createCallRequest } from '~/upstream/call-requests.server'
import { callRequestForm, companyCallRequestForm, withSubject } from './form'
import { callRequestHref } from './urls'

export async function callRequestAction(args: ActionFunctionArgs) {
  return handleForms(
    args,
    onSubmit(callRequestForm, async ({ values, idempotencyKey: key, refuse }) => {
      const { phone_number: phone, ...request } = values
      const answer = await getVisitor(args).call(createCallRequest({ ...request, phone, key }))
      if (!answer.ok) return refuse(answer)
      args.context.dataLayer?.queueEvent(leadEvent('call_request'))
      const headers = { 'Set-Cookie': setSentFormCookie('call_request') }
      return redirect(callRequestHref(args.request.url, 'sent'), { status: 303, headers })
    }),
  )
}

/** @param loadSubject the name of the company, and of its project */
export async function companyCallRequestAction(args: ActionFunctionArgs, loadSubject: () => Promise<string>) {
  return handleForms(
    args,
    onSubmit(companyCallRequestForm, async ({ values, idempotencyKey: key, refuse }) => {
      const { name, phone_number: phone } = values
      const comment = withSubject(await loadSubject(), values.comment)
      const answer = await getVisitor(args).call(createCallRequest({ name, phone, comment, key }))
      if (!answer.ok) return refuse(answer)
      args.context.dataLayer?.queueEvent(leadEvent('company'))
      const { pathname, search } = new URL(args.request.url)
      const headers = { 'Set-Cookie': setFlash('call_request_sent') }
      return redirect(`${pathname}${search}#news`, { status: 303, headers })
    }),
  )
}
