import type { LoaderFunctionArgs } from '@remix-run/node'
import { toAttachment } from '~/http/attachment'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { serviceOrder } from '~/upstream/services.server'
import { parseId } from '~contract/values/ids'
import { formatOrderCalendar } from './format-calendar'
import { orderPagePath } from './order-urls'

/** Returns 404 for another user's order, and for one that is cancelled or has no time. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const orderId = parseId(params.id)
  if (!orderId) throw new Response(null, { status: 404 })
  const order = await visitor.call(serviceOrder(orderId))
  const startsAt = order.booking?.startsAt ?? (order.endsAt ? undefined : order.scheduledAt)
  if (!startsAt || order.state === 'called_off') throw new Response(null, { status: 404 })
  const address = context.origin + toLocalizedPath(orderPagePath(order.id), visitor.language)
  return new Response(formatOrderCalendar({ order, startsAt, address }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': toAttachment(`order-${order.id}.ics`),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
