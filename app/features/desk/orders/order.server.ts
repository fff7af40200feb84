import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import type { ReceivedForm } from '~/forms/received-form.server'
import { notFound } from '~/http/error-responses.server'
import { toLocalizedPath } from '~/i18n/languages'
import { setFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { actOnOrder, handOverDocument, operatorOrderById } from '~/upstream/operator-orders.server'
import type { ActionResult } from '~/upstream/refusals'
import type { Call } from '~/upstream/upstream-client.server'
import { parseId } from '~contract/values/ids'
import { requireOperator } from '../require-operator.server'
import { actForms, documentForm } from './form'
import { orderPath } from './urls'

export async function loadOrder({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireOperator(visitor, request)
  const order = await visitor.call(operatorOrderById(requireOrderId(params)))
  return { order, title: `${order.service.display_name} № ${order.id}` }
}

export async function orderAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireOperator(visitor, args.request)
  const id = requireOrderId(args.params)
  const send = async (call: Call<ActionResult>, refuse: ReceivedForm<unknown>['refuse']) => {
    const answer = await visitor.call(call)
    if (!answer.ok) return refuse(answer)
    return redirect(toLocalizedPath(orderPath(id), visitor.language), {
      status: 303,
      headers: { 'Set-Cookie': setFlash('order_changed') },
    })
  }
  return handleForms(
    args,
    ...actForms.map((form) =>
      onSubmit(form, ({ values, idempotencyKey, refuse }) =>
        send(actOnOrder(id, form.act, { ...values, idempotency_key: idempotencyKey }), refuse),
      ),
    ),
    onSubmit(documentForm, ({ values, idempotencyKey, refuse }) =>
      send(handOverDocument(id, values.document, idempotencyKey), refuse),
    ),
  )
}

export function requireOrderId(params: LoaderFunctionArgs['params']): number {
  const id = parseId(params.id)
  if (!id) throw notFound('errors.page_desc')
  return id
}
