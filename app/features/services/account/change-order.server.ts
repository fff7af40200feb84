import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { cancelOrder, moveOrder } from '~/upstream/services.server'
import { parseId } from '~contract/values/ids'
import { cancelOrderForm, moveOrderForm } from './change-order-forms'
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
    onSubmit(moveOrderForm, async ({ values }) => {
      await visitor.call(moveOrder(id, values.date))
      return page()
    }),
  )
}
