import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  type DeleteCardData,
  type GuestTopUpData,
  isTopUpDialogOpen,
  type TopUpData,
} from '~/features/balance'
import { loadDeleteCard, loadTopUp, topUpAction } from '~/features/balance/index.server'
import { type CallRequestDialogData, isCallRequestOpen } from '~/features/call-request'
import { callRequestAction, loadCallRequestDialog } from '~/features/call-request/index.server'
import { isLoanDialogOpen } from '~/features/loan'
import { type LoanFlowData, loadLoanFlow, loanAction } from '~/features/loan/index.server'
import { parseStatementIdFromPath } from '~/features/statements'

interface OpenDialogData {
  forgetCard?: DeleteCardData | undefined
  topUp?: TopUpData | GuestTopUpData
  loan?: LoanFlowData
  call?: CallRequestDialogData
  /** A cookie to be set with the page. */
  cookie?: string | undefined
}

/** What the dialog above a page shows; one at a time, the uppermost as the specification orders them. */
export async function loadDialog(args: LoaderFunctionArgs): Promise<OpenDialogData> {
  const url = new URL(args.request.url)
  const forgetCard = await loadDeleteCard(args)
  if (forgetCard) return { forgetCard }
  if (isTopUpDialogOpen(url.searchParams)) return { topUp: await loadTopUp(args) }
  if (isLoanDialogOpen(url.searchParams)) {
    const { screens, cookie } = await loadLoanFlow(args, parseStatementIdFromPath(url.pathname))
    return { loan: screens, cookie }
  }
  if (isCallRequestOpen(url.searchParams)) return { call: await loadCallRequestDialog(args) }
  return {}
}

/** Takes the forms of dialogs. */
export async function dialogAction(args: ActionFunctionArgs) {
  const url = new URL(args.request.url)
  if (isTopUpDialogOpen(url.searchParams)) return topUpAction(args)
  if (isLoanDialogOpen(url.searchParams)) return loanAction(args, parseStatementIdFromPath(url.pathname))
  return callRequestAction(args)
}
