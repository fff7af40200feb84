import { useMatches, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asksCompanies, asksLogin } from '../../http/dialogs'
import type { RouteHandle } from '../../http/hydration'
import { usePage } from '../../http/page'
import { useServerParts } from '../../http/server-parts'
import { ButtonLink } from '../../ui/button'
import { Flash } from '../../ui/flash'
import { SkipLink } from '../../ui/skip-link'
import { CurrencyForm } from '../currency'
import { KeepingForm } from '../favorites'
import { ProgressBar } from './progress-bar'
import { signInAddress } from './sign-in-address'
import { useEnhancements } from './use-enhancements'

interface PageFrameProps {
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Header, one sentence of news, the page, footer; and before them the dialog that the address asks for. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  const { t } = useTranslation('shell')
  const { flash, language } = usePage()
  const { Banner, Reach } = useServerParts()
  const modal = useModal()
  useEnhancements()
  return (
    <>
      {modal}
      {/* React 18 knows no `inert`; as a plain attribute it needs the empty text. */}
      <div className="page" {...(modal ? { inert: '' } : {})}>
        <ProgressBar />
        <SkipLink>{t('skip')}</SkipLink>
        {header}
        {flash ? (
          <div className="wrap" id="news">
            <Flash
              tone={flash.tone}
              action={
                flash.goOn ? (
                  <ButtonLink size="small" href={signInAddress(flash.goOn, language)} rel="nofollow">
                    {t('sign_in')}
                  </ButtonLink>
                ) : null
              }
            >
              {flash.text}
            </Flash>
          </div>
        ) : null}
        <main id="main">{children}</main>
        <KeepingForm />
        <CurrencyForm />
        {Banner ? <Banner place="footer" /> : null}
        {footer}
        {Reach ? <Reach /> : null}
      </div>
    </>
  )
}

/** The dialog that the address asks for, of any page or of this one's own; in the browser's program there is none. */
function useModal() {
  const { shell, forgetCard, topUp, loan, estimate, call } = usePage()
  const [parameters] = useSearchParams()
  const { OpenDialog } = useServerParts()
  const match = useMatches().at(-1)
  const own = (match?.handle as RouteHandle | undefined)?.dialog
  const isAsked =
    asksLogin(parameters, shell.user) ||
    asksCompanies(parameters, shell) ||
    [forgetCard, topUp, loan, estimate, call].some(Boolean)
  if (OpenDialog && isAsked) return <OpenDialog />
  return match?.data && own?.isOpen(match.data) ? <own.Dialog data={match.data} /> : null
}
