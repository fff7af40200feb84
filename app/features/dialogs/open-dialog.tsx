import { useLocation, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { asksCompanies, asksLogin } from '../../http/dialogs'
import { usePage } from '../../http/page'
import { ForgetCardDialog, TopUpDialog } from '../balance'
import { CallDialog, callAddress } from '../call-request'
import { EstimateModal } from '../estimate'
import { LoanDialog } from '../loan'
import { CompaniesModal } from './companies-modal'
import { LoginModal } from './login-modal'

/**
 * The dialog that the address asks for: logging in, letting go of a card, topping up, the mortgage, the estimator, the form for those who want to be
 * called, or the sister sites. Past the intro of the estimator a guest is asked to log in first.
 */
export function OpenDialog() {
  const { t } = useTranslation(['frame', 'payments'])
  const { shell, forgetCard, topUp, loan, estimate, call } = usePage()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const hereWithout = (name: string) => {
    const rest = new URLSearchParams(parameters)
    rest.delete(name)
    return rest.size > 0 ? `${pathname}?${rest}` : pathname
  }
  if (asksLogin(parameters, shell.user))
    return <LoginModal closeHref={hereWithout('login')} signInHref={shell.signInHref} />
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
        purpose={t('frame:estimate')}
      />
    )
  if (estimate) return <EstimateModal data={estimate} />
  if (call) return <CallDialog data={call} />
  if (!asksCompanies(parameters, shell)) return null
  return <CompaniesModal companies={shell.footer.sisters} closeHref={hereWithout('companies')} />
}
