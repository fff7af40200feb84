import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button'
import { IdentityPage } from './identity-page'

interface LinkPageProps {
  title: string
  lead: string
  /** Email of the link's account; undefined if the link is unknown, used or expired. */
  email: string | undefined
  /** Explanation and way on of a link that has no effect any more. */
  gone: { lead: string; label: string; href: string }
  children: ReactNode
}

/** Renders the page of an emailed link. */
export function LinkPage({ title, lead, email, gone, children }: LinkPageProps) {
  const { t } = useTranslation('identity')
  if (email)
    return (
      <IdentityPage title={title} lead={lead}>
        {children}
      </IdentityPage>
    )
  return (
    <IdentityPage title={t('titles.link_gone')} lead={gone.lead}>
      <ButtonLink variant="main" href={gone.href}>
        {gone.label}
      </ButtonLink>
    </IdentityPage>
  )
}
