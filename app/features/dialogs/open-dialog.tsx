import { useLocation, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DeleteCardDialog, TopUpDialog } from '~/features/balance'
import { CallRequestDialog, callRequestHref } from '~/features/call-request'
import { EstimateDialog } from '~/features/estimate'
import { LoanDialog } from '~/features/loan'
import { isCompaniesDialogOpen, isLoginDialogOpen } from '~/page/dialog-params'
import { usePage } from '~/page/use-page'
import { SignInDialog } from './sign-in-dialog'
import { SisterSitesDialog } from './sister-sites-dialog'

/**
 * The dialog that the address asks for: logging in, letting go of a card, topping up, the mortgage, the estimator, the form for those who want to be
 * called, or the sister sites. Past the intro of the estimator a guest is asked to log in first.
 */
export function OpenDialog() {
  const { t } = useTranslation(['navigation', 'payments'])
  const { shell, forgetCard, topUp, loan, estimate, call } = usePage()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const hereWithout = (name: string) => {
    const rest = new URLSearchParams(parameters)
    rest.delete(name)
    return rest.size > 0 ? `${pathname}?${rest}` : pathname
  }
  if (isLoginDialogOpen(parameters, shell.user))
    return <SignInDialog closeHref={hereWithout('login')} signInHref={shell.signInHref} />
  if (forgetCard) return <DeleteCardDialog data={forgetCard} />
  if (topUp && 'requiresSignIn' in topUp)
    return (
      <SignInDialog
        closeHref={topUp.closeHref}
        signInHref={topUp.signInHref}
        purpose={t('payments:top_up.purpose')}
      />
    )
  if (topUp) return <TopUpDialog data={topUp} />
  if (loan) return <LoanDialog data={loan} callHref={callRequestHref(loan.closeHref || pathname, '1')} />
  if (estimate?.requiresSignIn)
    return (
      <SignInDialog
        closeHref={estimate.introHref}
        signInHref={shell.signInHref}
        purpose={t('navigation:estimate')}
      />
    )
  if (estimate) return <EstimateDialog data={estimate} />
  if (call) return <CallRequestDialog data={call} />
  if (!isCompaniesDialogOpen(parameters, shell.sisterSitesLink)) return null
  return <SisterSitesDialog sites={shell.footer.sisters} closeHref={hereWithout('companies')} />
}
