import { ACCOUNT_LEAD_STAGES, type AccountLeadStage } from '~contract/account-leads'

/** True for a lead that is neither won nor lost. */
export function isOpenStage(stage: AccountLeadStage): boolean {
  return stage !== 'closed' && stage !== 'lost'
}

export function isLaterStage(stage: AccountLeadStage, than: AccountLeadStage): boolean {
  return ACCOUNT_LEAD_STAGES.indexOf(stage) > ACCOUNT_LEAD_STAGES.indexOf(than)
}

/** True for a stage that says that the account has been in touch with the person. */
export function isResponse(stage: AccountLeadStage): boolean {
  return stage !== 'new' && stage !== 'lost'
}
