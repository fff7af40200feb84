import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { notFound } from '../../http/failures.server'
import { type Flash, sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { requireRole } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'
import { askForNumber } from '../../upstream/clients.server'
import { isUpstreamError } from '../../upstream/errors'
import { addressOf, readAsked, withQuestion } from './address'
import { ROLES } from './load.server'

const news = {
  given: 'number_given',
  waiting: 'number_asked',
  declined: 'number_declined',
} as const satisfies Record<string, Flash>

/** Pays for somebody's number, and asks them where they have an account. */
export async function actOnBase({ request, context }: ActionFunctionArgs) {
  const visitor = readVisitor({ request, context })
  await requireRole(visitor, request, ROLES)
  const form = await readForm(request)
  const client = form.get('client')
  if (form.get('intent') !== 'ask') throw new Response(null, { status: 400 })
  if (typeof client !== 'string' || !/^[1-9]\d{0,9}$/.test(client)) throw notFound('errors.page_desc')
  const here = localizedPath(addressOf(readAsked(new URL(request.url).searchParams)), visitor.language)
  try {
    const offer = await visitor.call(askForNumber(Number(client)))
    if (offer === 'not_enough_balance') return back(withQuestion(here, Number(client)), offer)
    return back(`${here}#client-${client}`, news[offer])
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404) throw error
    return back(here, 'act_failed')
  }
}

function back(address: string, flash: Flash) {
  return redirect(address, { status: 303, headers: { 'Set-Cookie': sayNext(flash) } })
}
