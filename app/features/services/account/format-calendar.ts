import type { ServiceOrder } from '~/upstream/services.server'
import { type CalendarEvent, formatCalendar } from '~contract/calendar'

/** Assumed duration of a visit, in ms. */
const VISIT_MS = 3_600_000

interface OrderAppointment {
  order: ServiceOrder
  startsAt: Date
  /** URL of the order's page. */
  address: string
}

/** Formats the appointment of an order as an iCalendar file. */
export function formatOrderCalendar({ order, startsAt, address }: OrderAppointment): string {
  const event: CalendarEvent = {
    product: 'Orders',
    uid: `order-${order.id}`,
    sequence: order.reschedules,
    changedAt: order.rescheduledAt ?? order.createdAt,
    startsAt,
    endsAt: new Date(startsAt.getTime() + VISIT_MS),
    summary: order.service,
    location: order.booking?.place ?? order.place ?? '',
    description: [order.package, order.booking?.number, address].filter(Boolean).join('\n'),
    url: address,
  }
  return formatCalendar(event)
}
