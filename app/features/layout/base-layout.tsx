import { useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrencyForm } from '~/features/currency'
import { FavoritesForm } from '~/features/favorites'
import { toSignInHref } from '~/http/sign-in-href'
import { DocumentPart } from '~/page/document-part'
import type { RouteHandle } from '~/page/hydration'
import { useServerOnlyParts } from '~/page/server-only-parts'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { SkipLink } from '~/ui/skip-link'
import { ProgressBar } from './progress-bar'
import { useEnhancements } from './use-enhancements'

interface BaseLayoutProps {
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Renders the page. The dialog comes first in the body; the rest is inert while it is open. */
export function BaseLayout({ header, footer, children }: BaseLayoutProps) {
  const { t } = useTranslation('layout')
  const { flash, language } = usePage()
  const { Banner, SupportLauncher, UndoForm } = useServerOnlyParts()
  const dialog = useOpenDialog()
  useEnhancements()
  return (
    <>
      {dialog}
      {/* React 18 does not know `inert`; as a plain attribute it needs the empty string. */}
      <div className="page" {...(dialog ? { inert: '' } : {})}>
        <SkipLink>{t('skip')}</SkipLink>
        {header}
        {flash && !(dialog && flash.continueHref) ? (
          <div className="wrap" id="news">
            <Flash
              tone={flash.tone}
              action={
                flash.undo && UndoForm ? (
                  <UndoForm {...flash.undo} />
                ) : flash.continueHref ? (
                  <ButtonLink size="small" href={toSignInHref(flash.continueHref, language)} rel="nofollow">
                    {t('sign_in')}
                  </ButtonLink>
                ) : null
              }
            >
              {flash.text}
            </Flash>
          </div>
        ) : null}
        <main id="main">
          <ProgressBar />
          {children}
        </main>
        <FavoritesForm />
        <CurrencyForm />
        {Banner ? <Banner place="footer" /> : <DocumentPart name="footer banner" />}
        {footer}
        {SupportLauncher ? <SupportLauncher /> : <DocumentPart name="support launcher" />}
      </div>
    </>
  )
}

/** Returns the dialog of this page or any page; hydrated pages have none. */
function useOpenDialog() {
  const { dialog } = usePage()
  const { OpenDialog } = useServerOnlyParts()
  const match = useMatches().at(-1)
  const own = (match?.handle as RouteHandle | undefined)?.dialog
  if (OpenDialog && dialog) return <OpenDialog />
  return match?.data && own?.isOpen(match.data) ? <own.Dialog data={match.data} /> : null
}
