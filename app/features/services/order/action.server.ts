import type { ActionFunctionArgs } from '@remix-run/node'
import { handleForms } from '~/forms/form-action.server'
import { loadOrderState } from './order.server'
import { onPayment } from './payment/action.server'
import { listStepHandlers } from './step-action.server'

export async function orderAction(args: ActionFunctionArgs) {
  const order = await loadOrderState(args)
  const step = order.params.step ?? order.firstIncompleteStep
  return handleForms(args, ...listStepHandlers(args, order, step), onPayment(args, order))
}
