import { useLocation, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DeleteCardDialog, TopUpDialog } from '~/features/balance'
import { CallRequestDialog, callRequestHref } from '~/features/call-request'
import { EstimateDialog } from '~/features/estimate'
import { LoanDialog } from '~/features/loan'
import { isCompaniesDialogOpen, isLoginDialogOpen } from '~/page/dialog-params'
import { usePage } from '~/page/use-page'
import type { OpenDialogData } from './open-dialog-data'
import { SignInDialog } from './sign-in-dialog'
import { SisterSitesDialog } from './sister-sites-dialog'

/** The sign-in dialog comes first, then the dialog with data, then the sister sites. */
export function OpenDialog() {
  const page = usePage()
  const { pathname } = useLocation()
  const [searchParams] = useSearchParams()
  const { user, signInHref, sisterSitesLink, footer } = page.layout
  const dialog = page.dialog as OpenDialogData | undefined
  const hrefWithout = (name: string) => {
    const rest = new URLSearchParams(searchParams)
    rest.delete(name)
    return rest.size > 0 ? `${pathname}?${rest}` : pathname
  }
  if (isLoginDialogOpen(searchParams, user))
    return <SignInDialog closeHref={hrefWithout('login')} signInHref={signInHref} />
  if (dialog) return <DialogWithData dialog={dialog} />
  if (!isCompaniesDialogOpen(searchParams, sisterSitesLink)) return null
  return <SisterSitesDialog sites={footer.sisters} closeHref={hrefWithout('companies')} />
}

function DialogWithData({ dialog: { name, data } }: { dialog: OpenDialogData }) {
  const { t } = useTranslation(['navigation', 'payments'])
  const { pathname } = useLocation()
  const { signInHref } = usePage().layout
  switch (name) {
    case 'delete-card':
      return <DeleteCardDialog data={data} />
    case 'top-up':
      if (!('requiresSignIn' in data)) return <TopUpDialog data={data} />
      return (
        <SignInDialog
          closeHref={data.closeHref}
          signInHref={data.signInHref}
          purpose={t('payments:top_up.purpose')}
        />
      )
    case 'loan':
      return <LoanDialog data={data} callHref={callRequestHref(data.closeHref || pathname, '1')} />
    case 'estimate':
      if (!data.requiresSignIn) return <EstimateDialog data={data} />
      return (
        <SignInDialog closeHref={data.introHref} signInHref={signInHref} purpose={t('navigation:estimate')} />
      )
    case 'call-request':
      return <CallRequestDialog data={data} />
  }
}
