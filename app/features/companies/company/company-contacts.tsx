import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RevealPhone, type RevealPhoneProps } from '~/features/statement-owner'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { CompanyDetails } from '~/upstream/companies.server'
import type { CompanyType } from '~contract/companies'
import { toGeorgianNoon } from '~contract/values/georgian-time'

interface CompanyContactsProps {
  company: CompanyDetails
  kind: CompanyType
  phones: RevealPhoneProps['revealed']
  children?: ReactNode
}

export function CompanyContacts({ company, kind, phones, children }: CompanyContactsProps) {
  const { t } = useTranslation('companies')
  const { language } = usePage()
  const { address, founded, website, email, links, maskedPhone } = company
  return (
    <aside className="panel company-contacts stack" aria-label={t('contacts')}>
      {maskedPhone ? (
        <RevealPhone
          subject={`${kind}/${company.id}`}
          maskedPhone={maskedPhone}
          revealed={phones}
          isPrimary
        />
      ) : null}
      {children}
      <dl className="company-facts">
        {address ? (
          <ContactFact name={t('address')}>
            <span>{address}</span>
          </ContactFact>
        ) : null}
        {founded ? (
          <ContactFact name={t('founded')}>
            <time dateTime={founded}>{formatDay(toGeorgianNoon(founded), language)}</time>
          </ContactFact>
        ) : null}
        {email ? (
          <ContactFact name={t('email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </ContactFact>
        ) : null}
        {website ? (
          <ContactFact name={t('website')}>
            <ExternalSiteLink href={website} />
          </ContactFact>
        ) : null}
        {links.length > 0 ? (
          <ContactFact name={t('links')}>
            <ul>
              {links.map((link) => (
                <li key={link}>
                  <ExternalSiteLink href={link} />
                </li>
              ))}
            </ul>
          </ContactFact>
        ) : null}
      </dl>
    </aside>
  )
}

function ContactFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Renders a user-typed URL of another site, marked as not endorsed. */
function ExternalSiteLink({ href }: { href: string }) {
  const { t } = useTranslation('layout')
  const { host, pathname } = new URL(href)
  return (
    <a href={href} target="_blank" rel="noopener nofollow ugc">
      {host.replace(/^www\./, '')}
      {pathname === '/' ? '' : pathname}
      <span className="visually-hidden"> ({t('footer.external')})</span>
    </a>
  )
}
