import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Output } from '~/ui/output'
import { Tooltip } from '~/ui/tooltip'
import { getMissingResultText } from './calculation'
import { calculateFees } from './fees'
import { formatHundredths } from './format'
import type { CalculatorData } from './loader.server'
import { LoanWarnings } from './loan-warnings'

type ResultFigure = { name: string; label: string; value: number; shown: string }

interface LoanResultsProps {
  data: CalculatorData
  isPlaceholder: boolean
  children: ReactNode
}

/** Shows an overlay that asks for a price until there is one. */
export function LoanResults({ data, isPlaceholder: isCovered, children }: LoanResultsProps) {
  const { t } = useTranslation('loan')
  const { calculation } = data
  const { bank, offer, result } = calculation
  const fees = result && calculateFees(result.loan, offer.fees)
  const missingText = result ? undefined : t(getMissingResultText(calculation))
  const figures = (
    <dl {...(isCovered ? { className: 'outdated', inert: '' } : {})}>
      {useResultFigures(data).map(({ name, label, value, shown }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <Output name={name} value={value} isSilent>
              {shown}
            </Output>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('reference_rate')}</dt>
        <dd>{offer.referenceRate}</dd>
      </div>
    </dl>
  )
  return (
    <div className="output">
      <h2 className="visually-hidden">{t('results')}</h2>
      <p className="mute sm">
        {t('monthly_payment')}{' '}
        <Tooltip id="loan-insurance" label={t('about_payment')}>
          {t('insurance_note')}
        </Tooltip>
      </p>
      <MonthlyPayment calculation={calculation} />
      {missingText && !isCovered ? <p>{missingText}</p> : null}
      <p className="mute sm">{bank.name}</p>
      {isCovered ? (
        <div className="covered">
          {figures}
          <p className="missing-price">
            <a href="#loan-price">{missingText}</a>
          </p>
        </div>
      ) : (
        figures
      )}
      <p className="hint">{t(fees ? 'fees_note' : 'insurance_note')}</p>
      <LoanWarnings data={data} />
      {children}
    </div>
  )
}

function MonthlyPayment({ calculation: { result, currency } }: Pick<CalculatorData, 'calculation'>) {
  const { language } = usePage()
  if (!result) return null
  const { payment } = result.totals
  return (
    <p>
      <Output name="monthly_payment" value={payment / 100} className="figure" isSilent>
        {formatHundredths(payment, currency, language)}
      </Output>
    </p>
  )
}

function useResultFigures({ calculation }: CalculatorData): ResultFigure[] {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { result, currency, offer } = calculation
  const fees = result && calculateFees(result.loan, offer.fees)
  const money = (name: string, label: string, hundredths: number): ResultFigure => {
    return { name, label, value: hundredths / 100, shown: formatHundredths(hundredths, currency, language) }
  }
  const percent = (name: string, label: string, value: number): ResultFigure => {
    return { name, label, value, shown: `${formatNumber(value, language, 2)}%` }
  }
  return [
    ...(result
      ? [
          money('loan_amount', t('loan_amount'), result.loan.principal),
          money('participation_amount', t('down_payment'), result.downPayment),
        ]
      : []),
    percent('initial_percent', t('initial_percent'), offer.ratePercent),
    ...(offer.effectivePercent === undefined
      ? []
      : [percent('effective_percent', t('effective_percent'), offer.effectivePercent)]),
    ...(result
      ? [
          money(
            'total_payment',
            t('total_payment'),
            result.totals.total + (fees ? fees.disbursement + fees.insurance : 0),
          ),
          money('interest', t('interest'), result.totals.interest),
          ...(fees
            ? [
                money('insurance', t('insurance'), fees.insurance),
                money('disbursement_fee', t('disbursement_fee'), fees.disbursement),
              ]
            : []),
        ]
      : []),
  ]
}
