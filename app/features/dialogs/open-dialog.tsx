import { useLocation, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { asksLogin } from '../../http/dialogs'
import { usePage } from '../../http/page'
import { ForgetCardDialog, TopUpDialog } from '../balance'
import { CallDialog, callAddress } from '../call-request'
import { EstimateModal } from '../estimate'
import { LoanDialog } from '../loan'
import { LoginModal } from './login-modal'

/**
 * The dialog that the address asks for: logging in, letting go of a card, topping up, the mortgage, the estimator, or the form for those who want to be
 * called. Past the intro of the estimator a guest is asked to log in first.
 */
export function OpenDialog() {
  const { t } = useTranslation(['shell', 'payments'])
  const { shell, forgetCard, topUp, loan, estimate, call } = usePage()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  if (asksLogin(parameters, shell.user)) {
    const rest = new URLSearchParams(parameters)
    rest.delete('login')
    return (
      <LoginModal
        closeHref={rest.size > 0 ? `${pathname}?${rest}` : pathname}
        signInHref={shell.signInHref}
      />
    )
  }
  if (forgetCard) return <ForgetCardDialog data={forgetCard} />
  if (topUp && 'asksLogin' in topUp)
    return (
      <LoginModal
        closeHref={topUp.closeHref}
        signInHref={topUp.signInHref}
        purpose={t('payments:top_up.purpose')}
      />
    )
  if (topUp) return <TopUpDialog data={topUp} />
  if (loan) return <LoanDialog data={loan} callHref={callAddress(loan.closeHref || pathname, '1')} />
  if (estimate?.asksLogin)
    return (
      <LoginModal
        closeHref={estimate.introHref}
        signInHref={shell.signInHref}
        purpose={t('shell:estimate')}
      />
    )
  if (estimate) return <EstimateModal data={estimate} />
  return call ? <CallDialog data={call} /> : null
}
