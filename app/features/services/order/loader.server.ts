import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { serializeDraft } from '~/forms/draft.server'
import { loadOrderState } from './order.server'
import { loadStepPage } from './step-page.server'
import { orderStepPath } from './urls'

export async function loadOrderPage(args: LoaderFunctionArgs) {
  const order = await loadOrderState(args)
  const { definition, params, firstIncompleteStep } = order
  const step = Math.min(params.step ?? firstIncompleteStep, definition.steps.length + 1)
  if (step > firstIncompleteStep) throw redirect(orderStepPath(order, firstIncompleteStep))
  const { page, draft } = await loadStepPage(args, order, { step })
  return { page, cookie: draft && serializeDraft(args, definition.name, draft) }
}
