import { useFormReply } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import type { LoanFlowData } from '../loan-flow.server'
import { scenarioHref, toCompleteScenario } from '../urls'
import { partnerForms } from './form'
import type { PartnerCampaign } from './partner-url'

/** They open in a new tab; their buttons are inside the calculator. */
export function PartnerForms({ data }: { data: LoanFlowData }) {
  if (!data.calculator?.calculation.result) return null
  const action = scenarioHref(data.place, toCompleteScenario(data.calculator.calculation))
  return (
    <>
      <PartnerForm campaign="calculator_button" action={action} />
      <PartnerForm campaign="info_button" action={action} />
    </>
  )
}

/** Whether the way to a partner's page has failed. */
export function useHasPartnerFailed(): boolean {
  const replies = [useFormReply(partnerForms.calculator_button.id), useFormReply(partnerForms.info_button.id)]
  return replies.some((reply) => reply !== undefined)
}

function PartnerForm({ campaign, action }: { campaign: PartnerCampaign; action: string }) {
  const { form } = useDefinedForm(partnerForms[campaign])
  return (
    <PostForm form={form} action={action} target="_blank" rel="noopener" hidden>
      {null}
    </PostForm>
  )
}
