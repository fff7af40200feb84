import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import { forEachLocale, LOCALES, type Locale, type LocalizedText } from '~backend/platform/localized-text'
import type { Booking, OrderFact } from '~contract/schemas/services'
import { parseGeorgianTimestamp } from '~contract/values/georgian-time'

/** Ids and keys of an order, with their names. */
export type OrderChoices = {
  details: Record<string, string>
  rater: LocalizedText | null
  visit_reason: LocalizedText | null
  booking: BookingRow | null
}

/** Booking; null time if an operator will call. */
type BookingRow = Record<`${'city' | 'name' | 'address'}_${Locale}`, string> & {
  branch_id: number
  starts_at: string | null
}

const BRANCH_JSON_FIELDS = ['city', 'name', 'address']
  .flatMap((part) => LOCALES.map((locale) => `'${part}_${locale}', r.${part}_${locale}`))
  .join(', ')
const NAME_JSON = `json_build_object(${LOCALES.map((locale) => `'${locale}', c.name_${locale}`).join(', ')})`

/** SQL over `service_orders o`. A cancelled paid order still shows its booking, though the slot is free. */
export const ORDER_CHOICES_SQL = `o.details,
  (select ${NAME_JSON} from raters c where c.id::text = o.details ->> 'rater_id') as rater,
  (select ${NAME_JSON} from registry_services c where c.key = o.details ->> 'service') as visit_reason,
  (select json_build_object('starts_at', ${toGeorgianTimeSql('b.starts_at')}, 'branch_id', r.id, ${BRANCH_JSON_FIELDS})
   from registry_bookings b join registry_branches r on r.id = b.branch_id
   where b.order_id = o.id and (b.state = 'taken' or o.state = 'called_off' and o.paid_at is not null)) as booking`

/** Reads the customer's choices for messages. */
export async function readChosen(db: Db, orderId: number) {
  const { rows } = await db.query<OrderChoices>(
    `select ${ORDER_CHOICES_SQL} from service_orders o where o.id = $1`,
    [orderId],
  )
  const [choices] = rows
  if (!choices) throw new Error('the order is gone')
  const { rater, booking } = choices
  return {
    rater: rater ?? undefined,
    visit: booking
      ? {
          number: toBookingNumber(orderId),
          place: forEachLocale((locale) => toOrderPlace(choices, locale)),
          startsAt: booking.starts_at === null ? undefined : parseGeorgianTimestamp(booking.starts_at),
        }
      : undefined,
  }
}

/** Order of facts: the bought service, then its subject. Place and time of the order are separate. */
const FACTS_IN_ORDER = [
  'rater_id',
  'service',
  'who',
  'company_name',
  'company_code',
  'type',
  'area',
  'cadastral_code',
  'registration',
  'with_logo',
  'date',
  'name',
  'first_name',
  'last_name',
  'personal_number',
  'phone_number',
  'email',
  'comment',
]

/** Converts the customer's answers to facts, with names in place of ids and keys. */
export function toOrderFacts(
  { details, rater, visit_reason, booking }: OrderChoices,
  locale: Locale,
): z.input<typeof OrderFact>[] {
  const names: Record<string, LocalizedText | null> = { rater_id: rater, service: visit_reason }
  return FACTS_IN_ORDER.flatMap((name) => {
    const value = details[name]
    if (value === undefined || (name === 'date' && booking)) return []
    if (name in names) return names[name] ? [{ name, value: names[name][locale] }] : []
    return [{ name, value }]
  })
}

/** Returns the hall of a visit, else the typed postal address, else an empty text. */
export function toOrderPlace({ details, booking }: OrderChoices, locale: Locale): string {
  const parts = booking
    ? (['city', 'name', 'address'] as const).map((part) => booking[`${part}_${locale}`])
    : [details.city, details.address]
  return parts.filter(Boolean).join(', ')
}

export function toBookingNumber(orderId: number): string {
  return `PR-${orderId}`
}

export function toBookingJson(
  { id, ...choices }: OrderChoices & { id: number },
  locale: Locale,
): z.input<typeof Booking> | null {
  return (
    choices.booking && {
      number: toBookingNumber(id),
      place: toOrderPlace(choices, locale),
      branch_id: choices.booking.branch_id,
      starts_at: choices.booking.starts_at,
    }
  )
}
