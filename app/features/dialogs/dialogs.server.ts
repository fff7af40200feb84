import { deleteCardDialog, topUpDialog } from '~/features/balance/index.server'
import { callRequestDialog } from '~/features/call-request/index.server'
import { estimateDialog } from '~/features/estimate/index.server'
import { createLoanDialog } from '~/features/loan/index.server'
import { signInDialog } from '~/features/sign-in/index.server'
import { sisterSitesDialog } from '~/features/sister-sites/index.server'
import { parseStatementIdFromPath } from '~/features/statements'
import type { DialogParam } from '~/http/dialog-params'
import type { PageDialog } from '~/page/dialog'
import type { dialogViews } from './dialog-views'

type DialogData<Param extends DialogParam> = Parameters<(typeof dialogViews)[Param]>[0]['data']

/** Dialogs that open above any page, by parameter. */
export const dialogs: { readonly [Param in DialogParam]: PageDialog<DialogData<Param>> } = {
  login: signInDialog,
  delete_card: deleteCardDialog,
  fill_balance: topUpDialog,
  take_loan: createLoanDialog(({ url }) => parseStatementIdFromPath(new URL(url).pathname)),
  ai_modal: estimateDialog,
  call_request: callRequestDialog,
  companies: sisterSitesDialog,
}
