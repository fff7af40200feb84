import { useTranslation } from 'react-i18next'
import { CurrencySwitch } from '~/features/currency'
import type { LayoutData, NavItem } from '~/page/layout-data'
import { Icon } from '~/ui/icon'
import { toPhoneHref } from '~contract/values/phone'
import { LanguageLinks, LayoutLink } from './layout-links'
import { NavLabel, NavLink } from './main-nav'
import { SignOut } from './user-menu'

export function MobileMenu({ layout }: { layout: LayoutData }) {
  const { t } = useTranslation('layout')
  const { user, nav, topLinks: strip, addStatementHref, sisterSitesLink: companies, supportPhone } = layout
  return (
    <details className="menu" data-enhance="dropdown">
      <summary className="btn plain icon">
        <Icon name="menu" />
        <span className="visually-hidden">{t('menu')}</span>
      </summary>
      <div>
        <nav aria-label={t('menu')}>
          <ul>
            {nav.map((item) => (
              <li key={item.label}>
                <MobileMenuItem item={item} />
              </li>
            ))}
            {addStatementHref ? (
              <li>
                <a className="item" href={addStatementHref}>
                  <Icon name="plus" />
                  {t('add_statement')}
                </a>
              </li>
            ) : null}
            {[...strip, ...(companies ? [companies] : []), ...(user?.links ?? [])].map((link) => (
              <li key={link.href}>
                <LayoutLink link={link} className="item" />
              </li>
            ))}
            {supportPhone ? (
              <li>
                <a className="item" href={toPhoneHref(supportPhone)}>
                  <Icon name="phone" />
                  {supportPhone}
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
        {user ? <SignOut /> : null}
        <div className="side-links">
          <LanguageLinks links={layout.languageLinks} item="item" />
          <CurrencySwitch chosen={layout.currency} />
        </div>
      </div>
    </details>
  )
}

/** Renders a menu item; disclosures of one name are exclusive. */
function MobileMenuItem({ item }: { item: NavItem }) {
  if (!item.children?.length) return <NavLink item={item} className="item" />
  return (
    <details name="menu">
      <summary className="item chevron">
        <NavLabel item={item} />
      </summary>
      <ul>
        {item.children.map((child) => (
          <li key={child.href}>
            <NavLink item={child} className="item" />
          </li>
        ))}
      </ul>
    </details>
  )
}
