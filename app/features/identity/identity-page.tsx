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

/** A page with one purpose: its heading, what it says, and a panel with its form. */
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

/** The same for whoever is signed in, with the way back to where it was opened. */
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
