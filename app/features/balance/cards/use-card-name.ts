import { useTranslation } from 'react-i18next'
import type { SavedCard } from '~/upstream/payments.server'

const BRAND_NAMES: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

export function useFormatCardName(): (card: Pick<SavedCard, 'mask' | 'brand'>) => string {
  const { t } = useTranslation('payments')
  return ({ mask, brand }) => {
    const named = brand && (BRAND_NAMES[brand.toLowerCase()] ?? brand)
    const ending = mask.slice(-4)
    return named ? `${named} •• ${ending}` : t('page.card_name', { mask: `•• ${ending}` })
  }
}
