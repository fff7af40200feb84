import { useTranslation } from 'react-i18next'
import { ExchangeRateNote } from '~/features/currency'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import { type Column, Table } from '~/ui/table'
import type { LoanCalculation } from './calculation'
import type { ComparedOffer } from './comparison'
import { formatHundredths } from './format'
import { findLegalLimitViolations } from './legal-limits'
import type { CalculatorData } from './loader.server'
import { LoanSection } from './loan-section'
import { DEFAULT_LOAN_SORT, type LoanScenario, type LoanSort, pickInvalidSums } from './scenario'
import { runStressTests } from './stress-tests'
import { type LoanPageUrl, scenarioHref, toCompleteScenario } from './urls'

interface ComparisonTableProps {
  data: CalculatorData
  page: LoanPageUrl
  isCollapsible: boolean
}

export function ComparisonTable({ data, page, isCollapsible }: ComparisonTableProps) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { compared, calculation, rate, today } = data
  const { sort = DEFAULT_LOAN_SORT } = calculation
  if (compared.length === 0) return null
  const sorting = (by: LoanSort, head: string) => ({
    isSorted: by === sort,
    head:
      by === sort ? (
        head
      ) : (
        <a href={scenarioHref(page, { ...toCompleteScenario(calculation), sort: by })} rel="nofollow">
          {head}
        </a>
      ),
  })
  const columns: Column<ComparedOffer>[] = [
    {
      key: 'bank',
      head: t('bank'),
      cell: (row) => (
        <>
          <a className="more" href={scenarioHref(page, toScenario(row, calculation))} rel="nofollow">
            {row.bank}, {row.currency.symbol}
          </a>{' '}
          <LegalWarnings offer={row} today={today} />
        </>
      ),
    },
    {
      key: 'own',
      head: t('compare.down_payment_and_term'),
      number: true,
      wide: true,
      cell: ({ percent, months }) =>
        `${formatNumber(percent, language, 2)}% · ${t('months', { count: months })}`,
    },
    {
      key: 'effective',
      ...sorting('effective', t('effective')),
      number: true,
      cell: ({ effectivePercent }) =>
        effectivePercent === undefined ? '–' : `${formatNumber(effectivePercent, language, 2)}%`,
    },
    {
      key: 'monthly',
      ...sorting('monthly', t('monthly')),
      number: true,
      cell: ({ result, currency }) => <b>{formatHundredths(result.totals.payment, currency, language)}</b>,
    },
    {
      key: 'stressed',
      head: t('compare.stressed'),
      number: true,
      wide: true,
      cell: (row) => formatStressedPayments(row, (sum) => formatHundredths(sum, row.currency, language)),
    },
    {
      key: 'total',
      ...sorting('total', t('compare.total')),
      number: true,
      wide: true,
      cell: ({ result, currency }) => formatHundredths(result.totals.total, currency, language),
    },
  ]
  return (
    <LoanSection title={t('compare.title')} note={t('compare.note')} isCollapsible={isCollapsible}>
      <Table
        caption={t('compare.caption')}
        columns={columns}
        rows={compared}
        rowKey={({ bankId, currency }) => `${bankId}-${currency.id}`}
      />
      {rate ? (
        <p className="xs dim">
          <ExchangeRateNote rate={rate} />
        </p>
      ) : null}
    </LoanSection>
  )
}

function LegalWarnings({ offer: { result, currency }, today }: { offer: ComparedOffer; today: string }) {
  const { t } = useTranslation('loan')
  return findLegalLimitViolations(result, currency.id, today).map(({ limit: rule }) => (
    <small key={rule.kind} className="flagged">
      <Icon name="alert" />
      {`${t(`compare.flags.${rule.kind}`)} `}
    </small>
  ))
}

function formatStressedPayments({ result, currency }: ComparedOffer, money: (sum: number) => string): string {
  return runStressTests(result.loan, currency.id)
    .filter(({ stress }) => stress.kind === 'rate')
    .map(({ payment }) => money(payment))
    .join(' / ')
}

/** Returns the calculation with the bank, the currency and the terms of an offer. */
function toScenario(
  { bankId, currency, percent, months, result }: ComparedOffer,
  calculation: LoanCalculation,
): LoanScenario {
  return {
    ...toCompleteScenario({ ...calculation, own: undefined, invalid: pickInvalidSums(calculation.invalid) }),
    bank: bankId,
    currency: currency.id,
    percent,
    months,
    // Both parts are hundredths of a whole price.
    price: (result.loan.principal + result.downPayment) / 100,
  }
}
