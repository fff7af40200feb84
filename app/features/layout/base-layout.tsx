import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrencyForm } from '~/features/currency'
import { FavoritesForm, UndoForm } from '~/features/favorites'
import { toSignInHref } from '~/http/sign-in-href'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { SkipLink } from '~/ui/skip-link'

export interface LayoutProps {
  children: ReactNode
  /** True for an error page, which has no banners. */
  isError?: boolean
}

interface BaseLayoutProps {
  dialog: ReactElement | null
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Renders the page. The dialog comes first in the body; the rest is inert while it is open. */
export function BaseLayout({ dialog, header, footer, children }: BaseLayoutProps) {
  const { t } = useTranslation('layout')
  const { flash, language } = usePage()
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
                flash.undo ? (
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
        <main id="main">{children}</main>
        <FavoritesForm />
        <CurrencyForm />
        {footer}
      </div>
    </>
  )
}
