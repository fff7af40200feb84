import { DeleteCardDialog, TopUpDialog } from '~/features/balance'
import { CallRequestDialog } from '~/features/call-request'
import { EstimateDialog } from '~/features/estimate'
import { LoanDialog } from '~/features/loan'
import { PageSignInDialog } from '~/features/sign-in'
import { SisterSitesDialog } from '~/features/sister-sites'

/** Views of the dialogs that open above any page, by parameter. */
export const dialogViews = {
  login: PageSignInDialog,
  delete_card: DeleteCardDialog,
  fill_balance: TopUpDialog,
  take_loan: LoanDialog,
  ai_modal: EstimateDialog,
  call_request: CallRequestDialog,
  companies: SisterSitesDialog,
}
