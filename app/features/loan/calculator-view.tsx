import { useTranslation } from 'react-i18next'
import { CalculatorForm } from './calculator-form'
import { CardPaymentsToggle } from './card-monthly-payment'
import { ComparisonTable } from './comparison-table'
import type { CalculatorData } from './loader.server'
import type { LoanFlowData } from './loan-flow.server'
import { ResultSummary } from './result-summary'
import { ScheduleTable } from './schedule-table'
import { StressTable } from './stress-table'
import { scenarioHref, toCompleteScenario } from './urls'

interface CalculatorViewProps {
  data: LoanFlowData
  calculator: CalculatorData
  /** True in a dialog, where the parts after the calculator are collapsed. */
  isDialog: boolean
}

export function CalculatorView({ data, calculator, isDialog }: CalculatorViewProps) {
  const { page } = data
  const { calculation } = calculator
  const calculatorHref = scenarioHref(page, toCompleteScenario(calculation))
  return (
    <>
      <div className="calc" id="loan-calculator" data-enhance="loan-calculator" data-href={calculatorHref}>
        <CalculatorForm data={calculator} page={page} isInListing={data.isInListing} />
        <div>
          <ComparisonTable data={calculator} page={page} isCollapsible={isDialog} />
          <StressTable calculation={calculation} isCollapsible={isDialog} />
          <ScheduleTable calculation={calculation} isCollapsible={isDialog} />
        </div>
        <div>
          {calculation.result ? <ScenarioAddress href={calculatorHref} /> : null}
          <CardPaymentsToggle returnTo={isDialog ? data.closeHref : calculatorHref} />
        </div>
      </div>
      {isDialog ? null : (
        <p hidden>
          <ResultSummary calculation={calculation} />
        </p>
      )}
    </>
  )
}

/** Renders the URL of the calculation, for saving and sending. */
function ScenarioAddress({ href }: { href: string }) {
  const { t } = useTranslation('loan')
  return (
    <p className="sm">
      <a className="more" href={href} rel="nofollow">
        {t('scenario_address')}
      </a>{' '}
      <span className="hint">{t('scenario_address_note')}</span>
    </p>
  )
}
