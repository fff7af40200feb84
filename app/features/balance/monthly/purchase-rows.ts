import type { TFunction } from 'i18next'
import { formatDateTime } from '~/i18n/format-date-time'
import type { Language } from '~/i18n/languages'
import type { PurchaseRow } from '~/receipts/draw-purchases'
import type { TextFact } from '~/receipts/pdf-text'
import type { Payment } from '~/upstream/payments.server'
import { formatLari } from '../format-lari'
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
  return {
    day: formatDateTime(finishedAt ?? createdAt, language),
    number: receiptNumber ?? '',
    purpose: formatPurpose(payment, t),
    amount: formatLari(amount, language),
    returned: formatLari(getReturns(payment).total, language),
  }
}

/** Formats the sums of a month for the page and the PDF file. */
export function listTotals(
  { bought, returned, remaining }: { bought: number; returned: number; remaining: number },
  t: Translate,
  language: Language,
): TextFact[] {
  return [
    { name: t('monthly.bought'), value: formatLari(bought, language) },
    { name: t('monthly.returned'), value: formatLari(returned, language) },
    { name: t('monthly.remaining'), value: formatLari(remaining, language) },
  ]
}
