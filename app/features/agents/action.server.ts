import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { FieldError } from '~/forms/field-error'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { withPageData } from '~/forms/received-form.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { requireRole } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { inviteAgents, removeAgent } from '~/upstream/agents.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { inviteForm, type RejectedInvitation, removeAgentForm } from './form'
import { agentListPath, parseAgentListParams, withDialogParam } from './urls'

export async function agentsAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireRole(visitor, args.request, ['broker'])
  const params = parseAgentListParams(new URL(args.request.url).searchParams)
  return handleForms(
    args,
    onSubmit(inviteForm, async ({ values, refuse, reject }) => {
      const answer = await visitor.call(inviteAgents(values.emails)).catch(requireUnconfirmed)
      if (!answer) return reject({ '': { key: 'company_unconfirmed' } }, { status: 409 })
      if (!answer.ok) return refuse(answer)
      const { invitations } = answer
      const rejected = invitations.flatMap(({ email, status }): RejectedInvitation[] =>
        status === 'invited' ? [] : [{ email, status }],
      )
      if (rejected.length > 0) {
        const errors = {
          '': toFormError(invitations.length - rejected.length),
          emails: { key: 'emails_not_invited' },
        } as const
        const emails = rejected.map(({ email }) => email).join('\n')
        return withPageData(reject(errors, { values: { emails } }), rejected)
      }
      const listPath = agentListPath({ ...params, tab: 'invited', searchText: '', page: 1 })
      return redirect(toLocalizedPath(listPath, visitor.language), {
        status: 303,
        headers: { 'Set-Cookie': setFlash('agents_invited') },
      })
    }),
    onSubmit(removeAgentForm, async ({ values }) => {
      const listHref = toLocalizedPath(agentListPath(params), visitor.language)
      const isRemoved = await visitor.call(removeAgent(values.agent, values.status)).then(() => true, isKnown)
      if (isRemoved) return redirect(withDialogParam(listHref, 'deleted', 1), 303)
      return redirect(listHref, { status: 303, headers: { 'Set-Cookie': setFlash('agents_changed') } })
    }),
  )
}

/** Returns undefined for the error of an unconfirmed company, and throws others. */
function requireUnconfirmed(error: unknown): undefined {
  if (isUpstreamError(error) && error.status === 409) return undefined
  throw error
}

/** Returns false if the agent has left the list meanwhile, for example by accepting the invitation. */
function isKnown(error: unknown): boolean {
  if (isUpstreamError(error) && error.status === 404) return false
  throw error
}

function toFormError(invited: number): FieldError {
  return invited > 0 ? { key: 'partly_invited', args: { count: invited } } : { key: 'none_invited' }
}
