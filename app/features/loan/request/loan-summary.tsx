import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { LoanCalculation } from '../calculation'
import { formatHundredths } from '../format'

interface LoanSummaryProps {
  calculation: LoanCalculation
  changeHref: string
}

export function LoanSummary({
  calculation: { bank, currency, months, result },
  changeHref,
}: LoanSummaryProps) {
  const { t } = useTranslation(['loan-request', 'loan'])
  const { language } = usePage()
  if (!result) return null
  return (
    <p className="sunk">
      {t('loan-request:summary', {
        bank: bank.name,
        loan: formatHundredths(result.loan.principal, currency, language),
        months: t('loan:months', { count: months }),
        payment: formatHundredths(result.totals.payment, currency, language),
      })}{' '}
      <a className="more" href={changeHref}>
        {t('loan-request:change')}
      </a>
    </p>
  )
}
