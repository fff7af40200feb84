import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { leadEvent } from '~/features/analytics'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { sendContactMessage } from '~/upstream/contact.server'
import { CONTACT_PATH, contactForm } from './form'

export async function contactAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(contactForm, async ({ values, idempotencyKey: key, refuse }) => {
      const { phone_number: phone, ...message } = values
      const answer = await visitor.call(sendContactMessage({ ...message, phone, key }))
      if (!answer.ok) return refuse(answer)
      args.context.dataLayer?.queueEvent(leadEvent('contact'))
      const headers = { 'Set-Cookie': setSentFormCookie('contact') }
      return redirect(toLocalizedPath(`${CONTACT_PATH}?sent=1`, visitor.language), { status: 303, headers })
    }),
  )
}
