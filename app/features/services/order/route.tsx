import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import paymentStyles from '~/features/balance/payments.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { finishDraft, serializeDraft } from '~/forms/draft.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { readTexts } from '~/forms/form-data.server'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import serviceStyles from '../services.css?url'
import { defineAnewForm } from './form'
import { loadOrderState } from './order.server'
import { onPayment } from './payment/action.server'
import { finishPaidOrder } from './payment/sent-order.server'
import { listStepHandlers } from './step-action.server'
import { loadStepPage } from './step-page.server'
import { orderStepPath } from './urls'
import { OrderView } from './view'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: paymentStyles },
  { rel: 'stylesheet', href: serviceStyles },
]

export async function loader(args: LoaderFunctionArgs) {
  const found = await loadOrderState(args)
  const finished = await finishPaidOrder(getVisitor(args), found)
  const order = finished ? await loadOrderState(args, finished) : found
  const { definition, params, firstIncompleteStep } = order
  const step = Math.min(params.step ?? firstIncompleteStep, definition.steps.length + 1)
  if (step > firstIncompleteStep) throw redirect(orderStepPath(order, firstIncompleteStep))
  const { page, draft } = await loadStepPage(args, order, { step })
  const changed = finished ?? draft
  if (!changed) return data(page)
  return data(page, { headers: { 'Set-Cookie': serializeDraft(args, definition.name, changed) } })
}

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

export const action = pageAction(orderAction)

export const meta = createMeta<typeof loader>(({ pageTitle, canonical }) => ({
  title: pageTitle,
  canonical,
  noIndex: true,
}))

export default function ServiceOrder() {
  return (
    <div className="wrap">
      <OrderView data={useLoaderData<typeof loader>()} />
    </div>
  )
}
