import { useLocation } from '@remix-run/react'
import { usePage } from '../../http/page'
import { CallDialog, callAddress } from '../call-request'
import { EstimateModal } from '../estimate'
import { LoanDialog } from '../loan'

/** The dialog that the address asks for: the mortgage, the estimator, or the form for those who want to be called. */
export function OpenDialog() {
  const { loan, estimate, call } = usePage()
  const { pathname } = useLocation()
  if (loan) return <LoanDialog data={loan} callHref={callAddress(loan.closeHref || pathname, '1')} />
  if (estimate) return <EstimateModal data={estimate} />
  return call ? <CallDialog data={call} /> : null
}
