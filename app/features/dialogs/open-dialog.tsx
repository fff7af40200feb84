import { useLocation } from '@remix-run/react'
import { usePage } from '../../http/page'
import { CallDialog, callAddress } from '../call-request'
import { LoanDialog } from '../loan'

// A page under a dialog is a plain document, so that no browser loads one as a program.

/** The mortgage, where the address asks for it. */
export function useLoanDialog(): JSX.Element | null {
  const { loan } = usePage()
  const { pathname } = useLocation()
  if (!import.meta.env.SSR || !loan) return null
  return <LoanDialog data={loan} callHref={callAddress(loan.closeHref || pathname, '1')} />
}

/** The form for those who want to be called. */
export function useCallDialog(): JSX.Element | null {
  const { call } = usePage()
  return import.meta.env.SSR && call ? <CallDialog data={call} /> : null
}
