import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icon'
import { CurrencySwitch } from '../currency'
import { FrameLink, LanguageLinks } from './links'
import { NavBadge } from './main-nav'
import type { NavItem, ShellData } from './shell-data'
import { telHref } from './tel-href'
import { SignOut } from './user-menu'

/** Everything the wide header holds, under one button: below 1200 px. */
export function PhoneMenu({ shell }: { shell: ShellData }) {
  const { t } = useTranslation('shell')
  const { user, nav, strip, addStatementHref, companies, supportPhone } = shell
  return (
    <details className="menu" data-menu>
      <summary className="btn plain icon">
        <Icon name="menu" />
        <span className="vh">{t('menu')}</span>
      </summary>
      <div>
        <nav aria-label={t('menu')}>
          <ul>
            {nav.map((item) => (
              <li key={item.label}>
                <Route item={item} />
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
                <FrameLink link={link} className="item" />
              </li>
            ))}
            {supportPhone ? (
              <li>
                <a className="item" href={telHref(supportPhone)}>
                  <Icon name="phone" />
                  {supportPhone}
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
        {user ? <SignOut here={shell.here} /> : null}
        <div className="ends">
          <LanguageLinks links={shell.languageLinks} item="item" />
          <CurrencySwitch chosen={shell.currency} />
        </div>
      </div>
    </details>
  )
}

/** A link, or a word that opens the links under it: groups of one name close each other. */
function Route({ item }: { item: NavItem }) {
  if (!item.children?.length)
    return (
      <FrameLink link={item} className="item">
        <NavBadge badge={item.badge} />
      </FrameLink>
    )
  return (
    <details name="menu">
      <summary className="item chev">{item.label}</summary>
      <ul>
        {item.children.map((child) => (
          <li key={child.href}>
            <FrameLink link={child} className="item" />
          </li>
        ))}
      </ul>
    </details>
  )
}
