import type { TFunction } from 'i18next'
import { formatDateTime } from '~/i18n/format-date-time'
import type { Language } from '~/i18n/languages'
import type { TextFact } from '~/receipts/pdf-text'
import type { Payment } from '~/upstream/payments.server'
import { toPackageTitle } from '~contract/values/package-title'
import { formatLari } from './format-lari'
import { getReturns } from './returns'

type Translate = TFunction<'payments'>

export function listPaymentFacts(payment: Payment, t: Translate, language: Language): TextFact[] {
  const { amount, method, cardMask, receiptNumber, bankNumber, finishedAt, createdAt } = payment
  const { byBank, toBalance } = getReturns(payment)
  const facts: [name: keyof typeof import('~locales/ka/payments.json')['facts'], value?: string | false][] = [
    ['amount', formatLari(amount, language)],
    ['refunded', byBank > 0 && formatLari(byBank, language)],
    ['returned', toBalance > 0 && formatLari(toBalance, language)],
    ['purpose', formatPurpose(payment, t)],
    ['method', method && t(`methods.${method}`)],
    ['card', cardMask && `•• ${cardMask.slice(-4)}`],
    ['day', formatDateTime(finishedAt ?? createdAt, language)],
    ['number', receiptNumber],
    ['bank_number', bankNumber],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name: t(`facts.${name}`), value }] : []))
}

export function formatPurpose(
  { purpose, bought }: Pick<Payment, 'purpose' | 'bought'>,
  t: Translate,
): string {
  return bought ? formatBought(bought) : t(`purposes.${purpose}`)
}

/** Formats a purchase. The only package of a service adds nothing to its name. */
export function formatBought({
  service,
  package: name,
  isOnlyPackage,
}: Pick<NonNullable<Payment['bought']>, 'service' | 'package' | 'isOnlyPackage'>): string {
  return isOnlyPackage ? service : toPackageTitle(service, name)
}
