import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { whyNotDone } from '../../http/act-failure.server'
import { notFound } from '../../http/failures.server'
import { sayNext } from '../../http/flash.server'
import { readForm } from '../../http/form.server'
import { leaveAnswer } from '../../http/form-answer.server'
import { requireRole } from '../../http/guard.server'
import { readVisitor, type Visitor } from '../../http/visitor.server'
import { localizedPath } from '../../i18n/languages'
import { inviteAgents, removeAgent } from '../../upstream/agents.server'
import { isUpstreamError } from '../../upstream/errors'
import { type Asked, addressOf, readAsked, withDialog } from './address'
import { emailsIn, MOST_INVITED, type ReturnedInvitation } from './invitation'

/** In the box of emails; twenty of the longest there are. */
const LONGEST = 20 * 256

/** Invites agents, or ends the work with one. */
export async function actOnAgents(args: ActionFunctionArgs) {
  const visitor = readVisitor(args)
  await requireRole(visitor, args.request, ['broker'])
  const form = await readForm(args.request)
  const asked = readAsked(new URL(args.request.url).searchParams)
  const intent = form.get('intent')
  if (intent === 'invite') return invite(visitor, args, form.get('emails'), asked)
  if (intent === 'delete') return remove(visitor, form.get('agent'), asked)
  throw new Response(null, { status: 400 })
}

async function invite(
  visitor: Visitor,
  { context }: ActionFunctionArgs,
  typed: FormDataEntryValue | null,
  asked: Asked,
) {
  const text = typeof typed === 'string' ? typed.slice(0, LONGEST) : ''
  const emails = emailsIn(text)
  const comeBack = (init: ResponseInit, why: Partial<ReturnedInvitation>) => {
    leaveAnswer(context, { emails: text, bad: [], invited: 0, ...why } satisfies ReturnedInvitation)
    return data(null, init)
  }
  if (emails.length === 0) return comeBack({ status: 422 }, { mistake: 'missing' })
  if (emails.length > MOST_INVITED) return comeBack({ status: 422 }, { mistake: 'over_limit' })
  const inviting = visitor.call(inviteAgents(emails))
  const notDone = await whyNotDone(inviting, ['emails'])
  if (notDone) {
    const { rejected, failure, ...init } = notDone
    return comeBack(init, { failure, ...(rejected.length > 0 && { mistake: 'rejected' }) })
  }
  const answer = await inviting
  const invitations = answer.ok ? answer.invitations : []
  const bad = invitations.flatMap(({ email, status }) => (status === 'invited' ? [] : [{ email, status }]))
  if (bad.length > 0)
    return comeBack(
      { status: 422 },
      { bad, emails: bad.map(({ email }) => email).join('\n'), invited: invitations.length - bad.length },
    )
  const here = addressOf({ ...asked, tab: 'invited', text: '', page: 1 })
  return redirect(localizedPath(here, visitor.language), {
    status: 303,
    headers: { 'Set-Cookie': sayNext('agents_invited') },
  })
}

async function remove(visitor: Visitor, agent: FormDataEntryValue | null, asked: Asked) {
  const here = localizedPath(addressOf(asked), visitor.language)
  if (typeof agent !== 'string' || !/^[1-9]\d{0,9}$/.test(agent)) throw notFound('errors.page_desc')
  try {
    await visitor.call(removeAgent(Number(agent)))
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404) throw error
    return redirect(here, { status: 303, headers: { 'Set-Cookie': sayNext('act_failed') } })
  }
  return redirect(withDialog(here, 'deleted', 1), 303)
}
