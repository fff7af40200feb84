import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { SAFETY_PATH } from './urls'

interface IdentityPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** Renders a page with one purpose: heading, text, and a panel with its form. */
export function IdentityPage({ title, lead, children }: IdentityPageProps) {
  return (
    <div className="narrow">
      <div className="identity-head">
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {children}
    </div>
  )
}

/** Renders the page for a signed-in user, with a link back. */
export function OwnAccountPage({ children, ...props }: IdentityPageProps) {
  const { t } = useTranslation('profile')
  const { language } = usePage()
  return (
    <IdentityPage {...props}>
      {children}
      <p>
        <ButtonLink icon="left" href={toLocalizedPath(SAFETY_PATH, language)}>
          {t('safety.title')}
        </ButtonLink>
      </p>
    </IdentityPage>
  )
}
