import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { isUpload, uploadPhotos } from '~/features/statement-drafts/index.server'
import { handleForms, onSubmit, rejectValues } from '~/forms/form-action.server'
import { type RejectedForm, withPageData } from '~/forms/received-form.server'
import { requireIdParam } from '~/http/require-id-param.server'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { PageHead } from '~/ui/page-head'
import {
  actOnOrder,
  addGalleryPhoto,
  attachDocument,
  operatorOrderById,
} from '~/upstream/operator-orders.server'
import { revealPersonalData } from '~/upstream/personal-data.server'
import type { ActionResult, Refusal } from '~/upstream/refusals'
import type { Call } from '~/upstream/upstream-client.server'
import { parseId } from '~contract/values/ids'
import { toLari } from '~contract/values/money'
import { onApproval } from '../approvals/approval.server'
import deskStyles from '../desk.css?url'
import { revealForm } from '../form'
import { requireOperator } from '../require-operator.server'
import { actForms, documentForm, galleryForm, refundForms } from './form'
import { OrderView } from './order-view'
import { galleryUpload } from './uploads'
import { orderGalleryPath, orderPath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const gallery = parseId(new URL(request.url).searchParams.get('gallery') ?? undefined)
  const visitor = await requireOperator({ request, context })
  const order = await visitor.call(operatorOrderById(requireIdParam(params)))
  return { order, gallery, title: `${order.service.display_name} ${formatId(order.id, visitor.language)}` }
}

async function orderAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const id = requireIdParam(args.params)
  const send = async (
    call: Call<ActionResult>,
    refuse: (refusal: Refusal) => RejectedForm | Promise<RejectedForm>,
  ) => {
    const answer = await visitor.call(call)
    if (!answer.ok) return refuse(answer)
    return redirectWithFlash(toLocalizedPath(orderPath(id), visitor.language), 'order_changed')
  }
  const { searchParams } = new URL(args.request.url)
  const gallery = parseId(searchParams.get('gallery') ?? undefined)
  if (gallery && searchParams.has('upload') && isUpload(args.request)) return takePhotos(args, id, gallery)
  return handleForms(
    args,
    onApproval(args),
    onSubmit(revealForm, async ({ show }) =>
      withPageData(show(), await visitor.call(revealPersonalData('orders', id))),
    ),
    ...actForms.map((form) =>
      onSubmit(form, ({ values, idempotencyKey, refuse }) =>
        send(actOnOrder(id, form.act, { ...values, idempotency_key: idempotencyKey }), refuse),
      ),
    ),
    ...refundForms.map((form) =>
      onSubmit(form, ({ values, idempotencyKey, refuse, reject }) =>
        send(actOnOrder(id, form.act, { ...values, idempotency_key: idempotencyKey }), async (refusal) => {
          if (!refusal.fieldErrors.some(({ field }) => field === 'amount')) return refuse(refusal)
          const { amount, returned } = await visitor.call(operatorOrderById(id))
          return reject({ amount: { key: 'refund_too_large', args: { count: toLari(amount - returned) } } })
        }),
      ),
    ),
    onSubmit(documentForm, ({ values, idempotencyKey, refuse, reject }) =>
      send(attachDocument(id, values.document, idempotencyKey), async (refusal) => {
        const isOfFile = refusal.fieldErrors.some(({ field }) => field === 'document')
        return isOfFile ? reject({ document: { key: 'document_rejected' } }) : refuse(refusal)
      }),
    ),
  )
}

/** Stores several photos, repeatedly: each accepted photo is in the gallery at once. */
async function takePhotos(args: ActionFunctionArgs, id: number, statement: number) {
  const visitor = getVisitor(args)
  const { refused, isTooSlow } = await uploadPhotos(args, galleryUpload, (path) =>
    visitor.call(addGalleryPhoto(id, statement, path)),
  )
  if (refused.length === 0)
    return redirectWithFlash(
      toLocalizedPath(orderGalleryPath(id, statement), visitor.language),
      'order_changed',
    )
  const answer = rejectValues(
    galleryForm,
    {},
    { photos: { key: 'photos_refused', args: { count: refused.length } } },
    isTooSlow ? { status: 408, headers: { Connection: 'close' } } : undefined,
  )
  return withPageData(answer, refused)
}

export const action = pageAction(orderAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, order }) => ({
  title,
  canonical: orderPath(order.id),
  noIndex: true,
}))

export default function DeskOrder() {
  const { order, gallery, title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={title} />
      <OrderView order={order} gallery={gallery} />
    </>
  )
}
