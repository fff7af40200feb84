import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { TextFact } from '~/receipts/pdf-text'
import type { Payment } from '~/upstream/payments.server'
import { formatPurpose, listPaymentFacts } from './list-payment-facts'

export function useListPaymentFacts(): (payment: Payment) => TextFact[] {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (payment) => listPaymentFacts(payment, t, language)
}

export function useFormatPurpose(): (payment: Pick<Payment, 'purpose' | 'bought'>) => string {
  const { t } = useTranslation('payments')
  return (payment) => formatPurpose(payment, t)
}
