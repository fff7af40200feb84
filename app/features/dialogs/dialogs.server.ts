import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ForgetCardData, isTopUpOpen, type TopUpData, type TopUpOfGuest } from '../balance'
import { actOnTopUp, loadForgetCard, loadTopUp } from '../balance/index.server'
import { type CallDialogData, isCallOpen } from '../call-request'
import { actOnCallRequest, loadCallDialog } from '../call-request/index.server'
import { isLoanOpen } from '../loan'
import { actOnLoan, type LoanScreensData, loadLoanScreens } from '../loan/index.server'
import { statementIdAt } from '../statements'

interface OpenDialog {
  forgetCard?: ForgetCardData | undefined
  topUp?: TopUpData | TopUpOfGuest
  loan?: LoanScreensData
  call?: CallDialogData
  /** A cookie to be set with the page. */
  cookie?: string | undefined
}

/** What the dialog above a page shows; one at a time, the uppermost as the specification orders them. */
export async function loadDialog(args: LoaderFunctionArgs): Promise<OpenDialog> {
  const url = new URL(args.request.url)
  const forgetCard = await loadForgetCard(args)
  if (forgetCard) return { forgetCard }
  if (isTopUpOpen(url.searchParams)) return { topUp: await loadTopUp(args) }
  if (isLoanOpen(url.searchParams)) {
    const { screens, cookie } = await loadLoanScreens(args, statementIdAt(url.pathname))
    return { loan: screens, cookie }
  }
  if (isCallOpen(url.searchParams)) return { call: await loadCallDialog(args) }
  return {}
}

/** Takes the forms of dialogs. */
export async function actOnDialog(args: ActionFunctionArgs) {
  const url = new URL(args.request.url)
  if (isTopUpOpen(url.searchParams)) return actOnTopUp(args)
  if (isLoanOpen(url.searchParams)) return actOnLoan(args, statementIdAt(url.pathname))
  return actOnCallRequest(args)
}
