import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import type { Payment } from '~/upstream/payments.server'
import { PAYMENTS_PATH } from '../urls'
import { useListPaymentFacts } from '../use-payment-facts'

interface ReceiptProps {
  payment: Payment
  payer: string
  title: string
}

export function Receipt({ payment, payer, title }: ReceiptProps) {
  const { t } = useTranslation('payments')
  const { language, layout } = usePage()
  const facts = useListPaymentFacts()(payment)
  const state = { name: t('facts.state'), value: t(`states.${payment.state}`) }
  return (
    <section className="receipt stack">
      <h1>{title}</h1>
      <p className="mute">{layout.brandName}</p>
      <FactSheet facts={[{ name: t('receipt.payer'), value: payer }, state, ...facts]} />
      <div className="row">
        <Button type="button" icon="print" hidden data-enhance="print-button">
          {t('receipt.print')}
        </Button>
        <ButtonLink href={toLocalizedPath(PAYMENTS_PATH, language)}>{t('receipt.back')}</ButtonLink>
      </div>
    </section>
  )
}
