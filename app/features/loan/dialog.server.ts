import { defineDialog } from '~/page/dialog'
import styleSheet from './loan.css?url'
import { loadLoanFlow } from './loan-flow.server'
import { loanAction } from './request/action.server'

/** @param findStatementId returns the statement of the page below the dialog */
export function createLoanDialog(findStatementId: (request: Request) => number | undefined) {
  return defineDialog({
    async load(args) {
      const { screens, cookie } = await loadLoanFlow(args, findStatementId(args.request))
      return { data: screens, cookie, analyticsEvents: screens.analyticsEvents }
    },
    action: (args) => loanAction(args, findStatementId(args.request)),
    styleSheet,
  })
}
