import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { isTopUpDialogOpen } from '~/features/balance'
import { loadDeleteCard, loadTopUp, topUpAction } from '~/features/balance/index.server'
import { isCallRequestOpen } from '~/features/call-request'
import { callRequestAction, loadCallRequestDialog } from '~/features/call-request/index.server'
import { loadEstimateDialog } from '~/features/estimate/index.server'
import { isLoanDialogOpen } from '~/features/loan'
import { loadLoanFlow, loanAction } from '~/features/loan/index.server'
import { parseStatementIdFromPath } from '~/features/statements'
import type { DataLayerEvent } from '~/session/data-layer.server'
import type { OpenDialogData } from './open-dialog-data'

interface LoadedDialog {
  dialog?: OpenDialogData
  /** The `Set-Cookie` line of the page. */
  cookie?: string | undefined
  analyticsEvents?: DataLayerEvent[] | undefined
}

/** When the URL opens several dialogs, the first in the specification's order is loaded. */
export async function loadDialog(args: LoaderFunctionArgs): Promise<LoadedDialog> {
  const { pathname, searchParams } = new URL(args.request.url)
  const deleteCard = await loadDeleteCard(args)
  if (deleteCard) return { dialog: { name: 'delete-card', data: deleteCard } }
  if (isTopUpDialogOpen(searchParams)) return { dialog: { name: 'top-up', data: await loadTopUp(args) } }
  if (isLoanDialogOpen(searchParams)) {
    const { screens, cookie } = await loadLoanFlow(args, parseStatementIdFromPath(pathname))
    return { dialog: { name: 'loan', data: screens }, cookie, analyticsEvents: screens.analyticsEvents }
  }
  const estimate = await loadEstimateDialog(args)
  if (estimate) return { dialog: { name: 'estimate', data: estimate } }
  if (!isCallRequestOpen(searchParams)) return {}
  return { dialog: { name: 'call-request', data: await loadCallRequestDialog(args) } }
}

export async function dialogAction(args: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url)
  if (isTopUpDialogOpen(searchParams)) return topUpAction(args)
  if (isLoanDialogOpen(searchParams)) return loanAction(args, parseStatementIdFromPath(pathname))
  return callRequestAction(args)
}
