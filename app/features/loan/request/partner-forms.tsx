import { scenarioAddress, scenarioOf } from '../place'
import type { LoanScreensData } from '../screens.server'
import { HiddenLoan } from './hidden-loan'
import type { Campaign } from './partner-page'

/** The forms that lead to partners in a tab of their own, by their campaign: their buttons stand inside the calculator. */
export const partnerForms = { calculator_button: 'loan-lead', info_button: 'loan-info' } as const

/** What another bank than the chosen one is not told: its own defaults count. */
const OF_THE_CHOSEN = ['bank_id', 'participation_amount', 'month']

export function PartnerForms({ data }: { data: LoanScreensData }) {
  const { calculator, place, formKey } = data
  if (!calculator?.calculation.result) return null
  const { calculation } = calculator
  return (Object.keys(partnerForms) as Campaign[]).map((campaign) => (
    <form
      key={campaign}
      id={partnerForms[campaign]}
      method="post"
      target="_blank"
      action={scenarioAddress(place, scenarioOf(calculation))}
      hidden
      rel="noopener"
    >
      <HiddenLoan
        calculation={calculation}
        formKey={formKey}
        leftOut={campaign === 'info_button' ? OF_THE_CHOSEN : []}
      />
      <input type="hidden" name="intent" value="lead" />
      <input type="hidden" name="campaign" value={campaign} />
    </form>
  ))
}
