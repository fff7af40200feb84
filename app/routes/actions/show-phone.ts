import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { phoneShownEvent } from '~/features/analytics'
import { parsePhoneSubject, phoneAnchor } from '~/features/statement-owner'
import { revealPhone } from '~/features/statement-owner/index.server'
import { parseFormData } from '~/forms/form-data.server'
import { parseReturnPath } from '~/http/own-path'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { isUpstreamError } from '~/upstream/upstream-error'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseFormData(request)
  const back = parseReturnPath(form.get('return_to'), context.origin)
  const subject = parsePhoneSubject(form.get('phone_of'))
  const redirectWithFlash = (flash: 'phone_refused' | 'phone_failed' | 'phone_too_often') =>
    redirect(back, { status: 303, headers: { 'Set-Cookie': setFlash(flash) } })
  if (!subject) return redirectWithFlash('phone_refused')
  try {
    const cookie = await revealPhone(getVisitor({ request, context }), subject, context)
    context.dataLayer?.queueEvent(phoneShownEvent(subject))
    const headers = { 'Set-Cookie': cookie }
    return redirect(`${back}#${phoneAnchor(subject)}`, { status: 303, headers })
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    if (error.status === 429) return redirectWithFlash('phone_too_often')
    const isRefusal = error.failure === 'status' && error.status < 500
    return redirectWithFlash(isRefusal ? 'phone_refused' : 'phone_failed')
  }
}
