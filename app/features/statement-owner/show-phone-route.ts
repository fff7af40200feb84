import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { z } from 'zod'
import { phoneShownEvent } from '~/features/analytics'
import { parseButtonForm } from '~/forms/button-form.server'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { formatPhone } from '~contract/values/phone'
import { toContactLinks } from './contact-links'
import { type PhoneSubject, parsePhoneSubject, phoneAnchor } from './phone-subject'
import { revealPhone } from './reveal-phone.server'

const phoneFields = z.object({
  phone_of: z.custom<PhoneSubject>((text) => parsePhoneSubject(text) === text),
})

/** Redirects back to the page, or returns only the number to script. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  const { values, back } = await parseButtonForm(args, phoneFields)
  try {
    const { number, cookie } = await revealPhone(getVisitor(args), values.phone_of, request, context)
    context.dataLayer?.queueEvent(phoneShownEvent(values.phone_of))
    const headers = { 'Set-Cookie': cookie }
    if (request.headers.get('accept') !== 'application/json')
      return redirect(`${back}#${phoneAnchor(values.phone_of)}`, { status: 303, headers })
    const events = context.dataLayer?.takeQueuedEvents()
    return Response.json({ number: formatPhone(number), links: toContactLinks(number), events }, { headers })
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    if (error.status === 429) return redirectWithFlash(back, 'phone_too_often')
    const isRefusal = error.failure === 'status' && error.status < 500
    return redirectWithFlash(back, isRefusal ? 'phone_refused' : 'phone_failed')
  }
}
