import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { parseFormData } from '~/forms/form-data.server'
import { setFormResult } from '~/forms/form-result.server'
import { submissionError } from '~/forms/submission-error.server'
import { notFound } from '~/http/error-responses.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { requireRole } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { inviteAgents, removeAgent } from '~/upstream/agents.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { MAX_INVITATIONS } from '~contract/agents'
import { parseId } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { type InviteFormResult, parseEmails } from './form'
import { type AgentListParams, agentListPath, parseAgentListParams, withDialogParam } from './urls'

/** Each email is followed by a separator. */
const MAX_EMAILS_LENGTH = MAX_INVITATIONS * (MAX_LINE_LENGTH + 1)

export async function agentsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireRole(visitor, args.request, ['broker'])
  const form = await parseFormData(args.request)
  const params = parseAgentListParams(new URL(args.request.url).searchParams)
  const intent = form.get('intent')
  if (intent === 'invite') return inviteAction(visitor, args, form.get('emails'), params)
  if (intent === 'delete') return removeAction(visitor, form.get('agent'), params)
  throw new Response(null, { status: 400 })
}

async function inviteAction(
  visitor: Visitor,
  { context }: ActionFunctionArgs,
  typed: FormDataEntryValue | null,
  params: AgentListParams,
) {
  const text = typeof typed === 'string' ? typed.slice(0, MAX_EMAILS_LENGTH) : ''
  const emails = parseEmails(text)
  const respondWithErrors = (init: ResponseInit, errors: Partial<InviteFormResult>) => {
    setFormResult(context, { emails: text, rejected: [], invited: 0, ...errors } satisfies InviteFormResult)
    return data(null, init)
  }
  if (emails.length === 0) return respondWithErrors({ status: 422 }, { error: 'missing' })
  if (emails.length > MAX_INVITATIONS) return respondWithErrors({ status: 422 }, { error: 'over_limit' })
  const inviting = visitor.call(inviteAgents(emails))
  const submissionFailure = await submissionError(inviting, ['emails'])
  if (submissionFailure) {
    const { rejectedFields: rejected, failure, ...init } = submissionFailure
    return respondWithErrors(init, { failure, ...(rejected.length > 0 && { error: 'rejected' }) })
  }
  const answer = await inviting
  const invitations = answer.ok ? answer.invitations : []
  const bad = invitations.flatMap(({ email, status }) => (status === 'invited' ? [] : [{ email, status }]))
  if (bad.length > 0)
    return respondWithErrors(
      { status: 422 },
      {
        rejected: bad,
        emails: bad.map(({ email }) => email).join('\n'),
        invited: invitations.length - bad.length,
      },
    )
  const listPath = agentListPath({ ...params, tab: 'invited', searchText: '', page: 1 })
  return redirect(toLocalizedPath(listPath, visitor.language), {
    status: 303,
    headers: { 'Set-Cookie': setFlash('agents_invited') },
  })
}

async function removeAction(visitor: Visitor, agent: FormDataEntryValue | null, params: AgentListParams) {
  const listHref = toLocalizedPath(agentListPath(params), visitor.language)
  const agentId = parseId(String(agent))
  if (!agentId) throw notFound('errors.page_desc')
  try {
    await visitor.call(removeAgent(agentId))
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 404) throw error
    return redirect(listHref, { status: 303, headers: { 'Set-Cookie': setFlash('action_failed') } })
  }
  return redirect(withDialogParam(listHref, 'deleted', 1), 303)
}
