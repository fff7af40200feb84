import { useFormReply } from '~/forms/form-reply'
import { partnerForms } from './form'

/** Returns true if the redirect to a partner's page has failed. */
export function useHasPartnerFailed(): boolean {
  const replies = [useFormReply(partnerForms.calculator_button.id), useFormReply(partnerForms.info_button.id)]
  return replies.some((reply) => reply !== undefined)
}
