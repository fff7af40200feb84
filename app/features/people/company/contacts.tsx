import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatDay } from '../../../i18n/format'
import type { SingleCompany } from '../../../upstream/companies.server'
import { Phone } from '../../owner'
import type { CompanyKind } from '../lists/orders'

interface ContactsProps {
  company: SingleCompany
  kind: CompanyKind
  phone: Parameters<typeof Phone>[0]['shown']
  /** Other ways to reach them. */
  children?: ReactNode
}

/** How to reach a company: its number for whoever asks, and what it says of itself. */
export function Contacts({ company, kind, phone, children }: ContactsProps) {
  const { t } = useTranslation('people')
  const { language } = usePage()
  const { address, founded, website, email, links, maskedPhone } = company
  return (
    <aside className="panel co-contacts stack" aria-label={t('contacts')}>
      {maskedPhone ? <Phone of={`${kind}/${company.id}`} masked={maskedPhone} shown={phone} main /> : null}
      {children}
      <dl className="co-facts">
        {address ? (
          <Fact name={t('address')}>
            <span>{address}</span>
          </Fact>
        ) : null}
        {founded ? (
          <Fact name={t('founded')}>
            <time dateTime={founded}>{formatDay(new Date(`${founded}T12:00:00+04:00`), language)}</time>
          </Fact>
        ) : null}
        {email ? (
          <Fact name={t('email')}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        ) : null}
        {website ? (
          <Fact name={t('website')}>
            <Outside href={website} />
          </Fact>
        ) : null}
        {links.length > 0 ? (
          <Fact name={t('links')}>
            <ul>
              {links.map((link) => (
                <li key={link}>
                  <Outside href={link} />
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
      </dl>
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** An address that they typed themselves: another site, which we do not vouch for. */
function Outside({ href }: { href: string }) {
  const { t } = useTranslation('shell')
  const { host, pathname } = new URL(href)
  return (
    <a href={href} target="_blank" rel="noopener nofollow ugc">
      {host.replace(/^www\./, '')}
      {pathname === '/' ? '' : pathname}
      <span className="vh"> ({t('footer.external')})</span>
    </a>
  )
}
