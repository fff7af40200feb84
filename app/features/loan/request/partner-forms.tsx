import type { LoanFlowData } from '../loan-flow.server'
import { scenarioHref, toCompleteScenario } from '../urls'
import { HiddenLoanFields } from './hidden-loan-fields'
import type { PartnerCampaign } from './partner-url'

/** Ids of the partners' forms, which open in a new tab, by campaign; their buttons are inside the calculator. */
export const PARTNER_FORM_IDS = { calculator_button: 'loan-lead', info_button: 'loan-info' } as const

/** Left out for any other bank, whose own defaults apply. */
const CHOSEN_BANK_FIELDS = ['bank_id', 'participation_amount', 'month']

export function PartnerForms({ data }: { data: LoanFlowData }) {
  const { calculator, place, formKey } = data
  if (!calculator?.calculation.result) return null
  const { calculation } = calculator
  return (Object.keys(PARTNER_FORM_IDS) as PartnerCampaign[]).map((campaign) => (
    <form
      key={campaign}
      id={PARTNER_FORM_IDS[campaign]}
      method="post"
      target="_blank"
      action={scenarioHref(place, toCompleteScenario(calculation))}
      hidden
      rel="noopener"
    >
      <HiddenLoanFields
        calculation={calculation}
        formKey={formKey}
        omit={campaign === 'info_button' ? CHOSEN_BANK_FIELDS : []}
      />
      <input type="hidden" name="intent" value="lead" />
      <input type="hidden" name="campaign" value={campaign} />
    </form>
  ))
}
