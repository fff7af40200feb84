import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import { EMAIL_TEXTS } from '~backend/platform/texts'
import { toReaderName } from '~contract/values/reader-name'
import type emails from '~locales/ka/emails.json'
import { createEmail } from '../texts'
import { formatDay, formatMoment, formatTetri } from './format'

interface ChangeText {
  title: string
  text: string
}

/** Change by an operator or the customer, for which the customer has a text. */
export type OrderChange = keyof (typeof emails)['order_changed']['changes']

interface ChangedOrder {
  orderId: number
  service: LocalizedText
  change: OrderChange
  /** Operator who carries out the order. */
  operator?: string | undefined
  /** Time of a visit. */
  visitAt?: Date | undefined
  /** Location of a visit to a public service hall. */
  place?: LocalizedText | undefined
  bookingNumber?: string | undefined
  /** Preferred day, until a time is agreed. */
  preferredDay?: Date | undefined
  /** First and last moment of a service that lasts for days. */
  period?: { from: Date; until: Date } | undefined
  /** Amount returned to the balance, in tetri. */
  returned?: number | undefined
  /** Text of the operator. */
  text?: string | undefined
}

/** Formats the beginning of a sentence, which continues after the order number. */
export function formatOrderTitle(orderId: number, title: string, locale: Locale): string {
  return EMAIL_TEXTS[locale]('order_changed.subject', {
    id: orderId,
    title: title.charAt(0).toLowerCase() + title.slice(1),
  })
}

/** Formats the title and sentence of a change, with its new day or time and place. */
export function formatOrderChange(
  { change, visitAt, place, preferredDay }: Omit<ChangedOrder, 'orderId' | 'service'>,
  locale: Locale,
): ChangeText {
  const t = EMAIL_TEXTS[locale]
  const when = [
    preferredDay && formatDay(preferredDay, locale),
    visitAt && formatMoment(visitAt, locale),
    place?.[locale],
  ]
  return {
    title: t(`order_changed.changes.${change}.title`),
    text: t(`order_changed.changes.${change}.text`, { when: when.filter(Boolean).join(', ') }),
  }
}

/** Formats the sentence about a returned amount. */
export function formatOrderReturn(returned: number | undefined, locale: Locale): string | undefined {
  return returned ? `${EMAIL_TEXTS[locale]('labels.refund')}: ${formatTetri(returned, locale)}` : undefined
}

export const ORDER_CHANGED = createEmail<ChangedOrder>((t, { orderId, service, ...news }, locale) => {
  const { operator, visitAt, place, bookingNumber, preferredDay, period, returned } = news
  const { title, text } = formatOrderChange(news, locale)
  const rows: (readonly [string, string | undefined])[] = [
    [t('labels.service'), service[locale]],
    [t('labels.operator'), operator && toReaderName(operator, locale)],
    [t('labels.when'), visitAt && formatMoment(visitAt, locale)],
    [t('labels.where'), place?.[locale]],
    [t('labels.booking'), bookingNumber],
    [t('labels.preferred_day'), preferredDay && formatDay(preferredDay, locale)],
    [t('labels.from'), period && formatDay(period.from, locale)],
    [t('labels.until'), period && formatDay(period.until, locale)],
    [t('labels.refund'), returned === undefined ? undefined : formatTetri(returned, locale)],
  ]
  return {
    subject: formatOrderTitle(orderId, title, locale),
    paragraphs: [text],
    quote: news.text,
    rows: rows.filter((row): row is [string, string] => row[1] !== undefined),
    link: { label: t('links.order'), path: `/account/orders/${orderId}` },
  }
})
