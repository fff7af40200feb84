import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { cancelOrder, moveOrder } from '~/upstream/services.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseId } from '~contract/values/ids'
import { cancelOrderForm, moveOrderForm, moveVisitForm } from './change-order-forms'
import { orderPagePath } from './order-urls'

export async function changeOrderAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const id = parseId(args.params.id)
  if (!id) throw new Response(null, { status: 404 })
  const page = () => redirect(toLocalizedPath(orderPagePath(id), visitor.language), 303)
  return handleForms(
    args,
    onSubmit(cancelOrderForm, async ({ values, reject }) => {
      const answer = await visitor.call(cancelOrder(id, values.refund))
      return answer.ok ? page() : reject({ '': { key: 'refund_changed' } })
    }),
    onSubmit(moveOrderForm, async ({ values, refuse, reject }) => {
      const answer = await visitor.call(moveOrder(id, values)).catch(toBegun)
      if (answer === 'begun') return reject({ '': { key: 'order_begun' } })
      return answer.ok ? page() : refuse(answer)
    }),
    onSubmit(moveVisitForm, async ({ values, reject }) => {
      const answer = await visitor.call(moveOrder(id, values.slot)).catch(toBegun)
      if (answer === 'begun') return reject({ '': { key: 'order_begun' } })
      return answer.ok ? page() : reject({ slot: { key: 'time_taken' } })
    }),
  )
}

/** It has begun since the page was shown, or is too near. */
function toBegun(error: unknown): 'begun' {
  if (isUpstreamError(error) && error.status === 409) return 'begun'
  throw error
}
