import type { LocalizedText } from '~backend/platform/localized-text'
import { createEmail } from '../texts'
import { formatMoment, formatTetri } from './format'

interface PaidOrder {
  orderId: number
  service: LocalizedText
  package: LocalizedText
  tetri: number
  /** Chosen rater. */
  rater?: LocalizedText | undefined
  /** Visit to a hall; undefined if an operator will call instead. */
  visit?: { number: string; place: LocalizedText; startsAt: Date | undefined } | undefined
}

export const ORDER_PAID = createEmail<PaidOrder>((t, order, locale) => {
  const { orderId, rater, visit } = order
  const startsAt = visit?.startsAt && formatMoment(visit.startsAt, locale)
  const rows: (readonly [string, string | undefined])[] = [
    [t('labels.service'), order.service[locale]],
    [t('labels.package'), order.package[locale]],
    [t('labels.rater'), rater?.[locale]],
    [t('labels.when'), visit && (startsAt ?? t('order_paid.operator_calls'))],
    [t('labels.where'), visit?.place[locale]],
    [t('labels.booking'), visit?.number],
    [t('labels.amount'), formatTetri(order.tetri, locale)],
  ]
  return {
    subject: t('order_paid.subject', { id: orderId }),
    paragraphs: [t('order_paid.text')],
    rows: rows.filter((row): row is [string, string] => row[1] !== undefined),
    link: { label: t('links.order'), path: `/account/orders/${orderId}` },
  }
})

interface ReadyOrder {
  orderId: number
  service: LocalizedText
  document: string
}

/** The document is not attached: only its owner can read it in the account. */
export const ORDER_READY = createEmail<ReadyOrder>((t, { orderId, service, document }, locale) => ({
  subject: t('order_ready.subject', { id: orderId }),
  paragraphs: [t('order_ready.text')],
  rows: [
    [t('labels.service'), service[locale]],
    [t('labels.document'), document],
  ],
  link: { label: t('order_ready.link'), path: `/account/orders/${orderId}` },
}))

export const PAYMENT_RECEIVED = createEmail<{ paymentId: number; tetri: number }>(
  (t, { paymentId, tetri }, locale) => {
    const amount = formatTetri(tetri, locale)
    return {
      subject: t('payment_received.subject', { id: paymentId, amount }),
      paragraphs: [t('payment_received.text')],
      rows: [
        [t('labels.payment'), t('number', { id: paymentId })],
        [t('labels.amount'), amount],
      ],
      link: { label: t('payment_received.link'), path: `/account/payments?receipt=${paymentId}` },
    }
  },
)
