import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { finishDraft } from '~/forms/draft.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { readTexts } from '~/forms/form-data.server'
import { defineAnewForm } from './form'
import { loadOrderState } from './order.server'
import { onPayment } from './payment/action.server'
import { listStepHandlers } from './step-action.server'

export async function orderAction(args: ActionFunctionArgs) {
  const order = await loadOrderState(args)
  const step = order.params.step ?? order.firstIncompleteStep
  const texts = await readTexts(args.request, ['q'])
  return handleForms(
    args,
    ...listStepHandlers(args, order, { step, searchText: texts.get('q')?.trim() ?? '' }),
    onPayment(args, order),
    onSubmit(defineAnewForm(order.definition.name), async ({ draft }) => {
      finishDraft(draft, undefined)
      return redirect(order.path, 303)
    }),
  )
}
