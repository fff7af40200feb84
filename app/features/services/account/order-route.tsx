import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, setFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { cancelOrder, moveOrder, type ServiceOrder, serviceOrder } from '~/upstream/services.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { parseId } from '~contract/values/ids'
import { loadFreeTimes } from '../order/registry-visit/loader.server'
import { isWithinNotice } from '../order/visit-notice'
import serviceStyles from '../services.css?url'
import { cancelOrderForm, moveOrderForm, moveVisitForm } from './change-order-forms'
import { OrderPage } from './order-page'
import { isMoving, moveVisitHref, orderPagePath } from './order-urls'
import { loadOrderedStatements } from './ordered-statements.server'

async function changeOrderAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const id = parseId(args.params.id)
  if (!id) throw new Response(null, { status: 404 })
  const page = (flash?: FlashName) =>
    redirect(toLocalizedPath(orderPagePath(id), visitor.language), {
      status: 303,
      headers: flash ? { 'Set-Cookie': setFlash(flash) } : {},
    })
  return handleForms(
    args,
    onSubmit(cancelOrderForm, async ({ values, reject }) => {
      const answer = await visitor.call(cancelOrder(id, values.refund)).catch(toBegun)
      if (answer === 'begun') return reject({ '': { key: 'order_begun' } })
      return answer.ok ? page() : reject({ '': { key: 'refund_changed' } })
    }),
    onSubmit(moveOrderForm, async ({ values, isConfirmed, requestConfirmation, refuse, reject }) => {
      const isLastMove = isWithinNotice(values)
      if (isLastMove && !isConfirmed) return requestConfirmation()
      const answer = await visitor.call(moveOrder(id, values)).catch(toBegun)
      if (answer === 'begun') return reject({ '': { key: 'order_begun' } })
      return answer.ok ? page(isLastMove ? 'visit_moved_soon' : 'visit_moved') : refuse(answer)
    }),
    onSubmit(moveVisitForm, async ({ values, isConfirmed, requestConfirmation, reject }) => {
      const isLastMove = isWithinNotice(values.slot)
      if (isLastMove && !isConfirmed) return requestConfirmation()
      const answer = await visitor.call(moveOrder(id, values.slot)).catch(toBegun)
      if (answer === 'begun') return reject({ '': { key: 'order_begun' } })
      return answer.ok
        ? page(isLastMove ? 'visit_moved_soon' : 'visit_moved')
        : reject({ slot: { key: 'time_taken' } })
    }),
  )
}

/** Returns `begun` if the order has begun since, or its visit is too near. */
function toBegun(error: unknown): 'begun' {
  if (isUpstreamError(error) && error.status === 409) return 'begun'
  throw error
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

/** Loads the order; 404 for another user's. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const id = parseId(args.params.id)
  if (!id) throw new Response(null, { status: 404 })
  const [order, i18n] = await Promise.all([visitor.call(serviceOrder(id)), getI18n(visitor.language)])
  const [statements, visitTimes] = await Promise.all([
    loadOrderedStatements(visitor, order),
    loadVisitTimes(visitor, order, new URL(args.request.url).searchParams),
  ])
  const t = i18n.getFixedT(visitor.language, 'services')
  return { order, statements, visitTimes, title: t('own.order_title', { service: order.service, id }) }
}

/** Loads the free times of its hall, if the customer moves the visit; null if unavailable. */
async function loadVisitTimes(
  visitor: Visitor,
  { id, isMovable, booking }: ServiceOrder,
  searchParams: URLSearchParams,
) {
  if (!isMovable || !booking?.startsAt || !booking.branchId || !isMoving(searchParams)) return undefined
  const times = loadFreeTimes(visitor, {
    branchId: booking.branchId,
    searchParams,
    chosenDay: toGeorgianDate(booking.startsAt),
    path: `${moveVisitHref(id, visitor.language)}&`,
  })
  return (await visitor.optional('free times', times)) ?? null
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: orderPagePath(page.order.id),
  noIndex: true,
}))

export const action = pageAction(changeOrderAction)

export default function AccountOrder() {
  return <OrderPage data={useLoaderData<typeof loader>()} />
}
