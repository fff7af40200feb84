import type { TFunction } from 'i18next'
import type { SiteSettings } from '~/page/load-context.server'
import type { TextFact } from '~/receipts/pdf-text'

/** Lists the seller's details that are set. */
export function listSellerFacts(
  { operator, supportPhone, supportEmail }: Pick<SiteSettings, 'operator' | 'supportPhone' | 'supportEmail'>,
  t: TFunction<'payments'>,
): TextFact[] {
  const facts = [
    { name: t('receipt.seller'), value: operator.name },
    { name: t('receipt.code'), value: operator.code },
    { name: t('receipt.address'), value: operator.address },
    { name: t('receipt.phone'), value: supportPhone },
    { name: t('receipt.email'), value: supportEmail },
  ]
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
