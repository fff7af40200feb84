import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { phoneShown } from '../../features/analytics'
import { phoneAnchor, readSubject } from '../../features/owner'
import { revealPhone } from '../../features/owner/index.server'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { returnTo } from '../../http/own-address'
import { readVisitor } from '../../http/visitor.server'
import { isUpstreamError } from '../../upstream/errors'

/** Shows a number, of a statement's owner, a company, an agent or a project, on the page that asked, once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const back = returnTo(form.get('return_to'), context.origin)
  const subject = readSubject(form.get('phone_of'))
  const sayAt = (flash: 'phone_refused' | 'phone_failed' | 'phone_too_often') =>
    redirect(back, { status: 303, headers: { 'Set-Cookie': sayNext(flash) } })
  if (!subject) return sayAt('phone_refused')
  try {
    const cookie = await revealPhone(readVisitor({ request, context }), subject, context)
    context.dataLayer?.tell(phoneShown(subject))
    const headers = { 'Set-Cookie': cookie }
    return redirect(`${back}#${phoneAnchor(subject)}`, { status: 303, headers })
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    if (error.status === 429) return sayAt('phone_too_often')
    const isRefusal = error.failure === 'status' && error.status < 500
    return sayAt(isRefusal ? 'phone_refused' : 'phone_failed')
  }
}
