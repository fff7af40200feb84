import type { ActionFunctionArgs } from '@remix-run/node'
import { onSubmit } from '~/forms/form-action.server'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { decideApproval } from '~/upstream/operator-approvals.server'
import { approvalForm } from './form'

/** Handles the decision of a second operator, on any page that shows pending approvals. */
export function onApproval(args: ActionFunctionArgs) {
  const { pathname, search } = new URL(args.request.url)
  return onSubmit(approvalForm, async ({ values: { id, decision }, refuse }) => {
    const answer = await getVisitor(args).call(decideApproval(id, decision))
    if (!answer.ok) return refuse(answer)
    return redirectWithFlash(pathname + search, `approval_${decision}`)
  })
}
