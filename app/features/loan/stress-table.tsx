import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { LoanCalculation } from './calculation'
import { formatHundredths } from './format'
import { LoanSection } from './loan-section'
import { runStressTests, type StressTestResult } from './stress-tests'

interface StressTableProps {
  calculation: LoanCalculation
  isCollapsible: boolean
}

export function StressTable({ calculation, isCollapsible }: StressTableProps) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { result, currency } = calculation
  if (!result || result.isFullyPaid) return null
  const formatStress = ({ stress, payment, lariFactor: inLari }: StressTestResult) =>
    stress.kind === 'rate'
      ? formatHundredths(payment, currency, language)
      : t('stress.in_lari', { percent: formatNumber((inLari - 1) * 100, language, 1) })
  return (
    <LoanSection title={t('stress.title')} note={t('stress.note')} isCollapsible={isCollapsible}>
      <dl className="sheet loan-stress">
        {runStressTests(result.loan, currency.id).map((one) => (
          <div key={t(`stress.${one.stress.kind}`, { ...one.stress })}>
            <dt>{t(`stress.${one.stress.kind}`, { ...one.stress })}</dt>
            <dd className={one.stress.kind === 'rate' ? 'nowrap' : undefined}>{formatStress(one)}</dd>
          </div>
        ))}
      </dl>
    </LoanSection>
  )
}
