import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { revealPhone } from '../../features/statements/acts/phone.server'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { returnTo } from '../../http/own-address'
import { readVisitor } from '../../http/visitor.server'
import { isUpstreamError } from '../../upstream/errors'

/** Shows the number of a statement's owner on the page that asked, once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const back = returnTo(form.get('return_to'), context.origin)
  try {
    const cookie = await revealPhone(
      readVisitor({ request, context }),
      String(form.get('statement_uuid')),
      context,
    )
    return redirect(`${back}#phone`, { status: 303, headers: { 'Set-Cookie': cookie } })
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    if (error.status === 429) throw new Response(null, { status: 429, headers: { 'Retry-After': '3600' } })
    const isRefusal = error.failure === 'status' && error.status < 500
    const flash = isRefusal ? 'phone_refused' : 'phone_failed'
    return redirect(back, { status: 303, headers: { 'Set-Cookie': sayNext(flash) } })
  }
}
