import type { TFunction } from 'i18next'
import { formatDay } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { PurchaseRow } from '~/receipts/draw-purchases'
import type { TextFact } from '~/receipts/pdf-text'
import type { Payment } from '~/upstream/payments.server'
import { formatExactLari } from '../format-lari'
import { formatPurpose } from '../list-payment-facts'
import { getReturns } from '../returns'

type Translate = TFunction<'payments'>

/** Returns the column heads, in the order of the columns. */
export function getPurchaseHeads(t: Translate): PurchaseRow {
  return {
    day: t('facts.day'),
    number: t('facts.number'),
    purpose: t('facts.purpose'),
    amount: t('facts.amount'),
    returned: t('monthly.returned'),
  }
}

/** Formats a purchase for the page and the PDF file. */
export function toPurchaseRow(payment: Payment, t: Translate, language: Language): PurchaseRow {
  const { amount, receiptNumber, finishedAt, createdAt } = payment
  const returned = getReturns(payment).total
  const paidAt = finishedAt ?? createdAt
  return {
    // The title names the year, and receipts the hour.
    day: formatDay(paidAt, language, paidAt),
    number: receiptNumber ?? '',
    purpose: formatPurpose(payment, t),
    amount: formatExactLari(amount, language),
    returned: returned > 0 ? formatExactLari(returned, language) : '–',
  }
}

/** Formats the sums of a month for the page and the PDF file. */
export function listTotals(
  { bought, returned, remaining }: { bought: number; returned: number; remaining: number },
  t: Translate,
  language: Language,
): TextFact[] {
  return [
    { name: t('monthly.bought'), value: formatExactLari(bought, language) },
    { name: t('monthly.returned'), value: formatExactLari(returned, language) },
    { name: t('monthly.remaining'), value: formatExactLari(remaining, language) },
  ]
}
