import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { serializeDraft } from '~/forms/draft.server'
import { getVisitor } from '~/session/visitor.server'
import { loadOrderState } from './order.server'
import { finishPaidOrder } from './payment/sent-order.server'
import { loadStepPage } from './step-page.server'
import { orderStepPath } from './urls'

export async function loadOrderPage(args: LoaderFunctionArgs) {
  const found = await loadOrderState(args)
  const finished = await finishPaidOrder(getVisitor(args), found)
  const order = finished ? await loadOrderState(args, finished) : found
  const { definition, params, firstIncompleteStep } = order
  const step = Math.min(params.step ?? firstIncompleteStep, definition.steps.length + 1)
  if (step > firstIncompleteStep) throw redirect(orderStepPath(order, firstIncompleteStep))
  const { page, draft } = await loadStepPage(args, order, { step })
  const changed = finished ?? draft
  return { page, cookie: changed && serializeDraft(args, definition.name, changed) }
}
