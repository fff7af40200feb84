import type { TFunction } from 'i18next'
import type { Language } from '~/i18n/languages'
import type { SiteSettings } from '~/page/load-context.server'
import type { TextFact } from '~/receipts/pdf-text'
import { getBrandName } from '~contract/brand-name'

type SellerSettings = Pick<SiteSettings, 'brandName' | 'operator' | 'supportPhone' | 'supportEmail'>

/** Lists the seller's details that are set. A seller without a legal name has that of the marketplace. */
export function listSellerFacts(
  { brandName, operator, supportPhone, supportEmail }: SellerSettings,
  t: TFunction<'payments'>,
  language: Language,
): TextFact[] {
  const facts = [
    { name: t('receipt.seller'), value: operator.name ?? getBrandName(language, { brandName }) },
    { name: t('receipt.code'), value: operator.code },
    { name: t('receipt.address'), value: operator.address },
    { name: t('receipt.phone'), value: supportPhone },
    { name: t('receipt.email'), value: supportEmail },
  ]
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
