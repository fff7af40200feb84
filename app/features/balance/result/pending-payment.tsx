import { useTranslation } from 'react-i18next'
import { formatTime } from '~/i18n/format-date-time'
import { ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import type { CurrentPayment } from '~/upstream/payments.server'
import { UNANSWERED_REASONS } from '~contract/payments'
import { useListPaymentFacts } from '../use-payment-facts'
import { BankButton } from './bank-button'
import type { PaymentResultData } from './loader.server'
import { PaymentsLink } from './payments-link'
import { SupportLine } from './support-line'

interface PendingPaymentProps {
  data: PaymentResultData
  payment: CurrentPayment
}

/**
 * Renders a pending payment. Only script polls: a page that reloads itself would lose the reader's place
 * (WCAG 2.2.1).
 */
export function PendingPayment({ data, payment }: PendingPaymentProps) {
  const { t } = useTranslation('payments')
  const factsOf = useListPaymentFacts()
  return (
    <>
      <p>{t(`result.${getTextKey(payment.reason)}`)}</p>
      <FactSheet facts={factsOf(payment)} />
      {payment.checkedAt ? (
        <p className="sm mute">{t('result.checked_at', { time: formatTime(payment.checkedAt) })}</p>
      ) : null}
      <div className="row">
        <ButtonLink variant="main" icon="refresh" href={data.currentHref}>
          {t('result.check')}
        </ButtonLink>
        <BankButton data={data} />
        <PaymentsLink />
      </div>
      {payment.reason ? <SupportLine /> : null}
    </>
  )
}

function getTextKey(reason: CurrentPayment['reason']) {
  if (!reason) return 'pending_text'
  return UNANSWERED_REASONS.includes(reason) ? 'unanswered' : 'under_review'
}
