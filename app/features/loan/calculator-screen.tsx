import { LoanCalculator } from './calculator'
import { CardPaymentsSwitch } from './card-payment'
import { LoanComparison } from './comparison-table'
import type { CalculatorData } from './load.server'
import { scenarioAddress, scenarioOf } from './place'
import { PartnerForms } from './request/partner-forms'
import { LoanSchedule } from './schedule-table'
import type { LoanScreensData } from './screens.server'
import { LoanStress } from './stress-table'

interface CalculatorScreenProps {
  data: LoanScreensData
  calculator: CalculatorData
  /** In a dialog each part after the calculator opens at a press. */
  isDialog: boolean
}

/** The calculator, and what every bank, worse times and the years would make of the same loan. */
export function CalculatorScreen({ data, calculator, isDialog }: CalculatorScreenProps) {
  const { place } = data
  const { calculation } = calculator
  const here = scenarioAddress(place, scenarioOf(calculation))
  return (
    <div className="calc" data-loan={here}>
      <LoanCalculator data={calculator} place={place} isInListing={data.isInListing} />
      <div>
        <LoanComparison data={calculator} place={place} isFolded={isDialog} />
        <LoanStress calculation={calculation} isFolded={isDialog} />
        <LoanSchedule calculation={calculation} isFolded={isDialog} />
      </div>
      <div>
        <PartnerForms data={data} />
        <CardPaymentsSwitch returnTo={isDialog ? data.closeHref : here} />
      </div>
    </div>
  )
}
