import { useFormReply } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import type { LoanFlowData } from '../loan-flow.server'
import { scenarioHref, toCompleteScenario } from '../urls'
import { partnerForms } from './form'

/** The form of the buttons beside the banks, which open in a new tab. */
export function PartnerInfoForm({ data }: { data: LoanFlowData }) {
  const { form } = useDefinedForm(partnerForms.info_button)
  if (!data.calculator?.calculation.result) return null
  const action = scenarioHref(data.place, toCompleteScenario(data.calculator.calculation))
  return (
    <PostForm form={form} action={action} target="_blank" rel="noopener" hidden>
      {null}
    </PostForm>
  )
}

/** Whether the way to a partner's page has failed. */
export function useHasPartnerFailed(): boolean {
  const replies = [useFormReply(partnerForms.calculator_button.id), useFormReply(partnerForms.info_button.id)]
  return replies.some((reply) => reply !== undefined)
}
