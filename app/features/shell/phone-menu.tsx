import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icon'
import { FrameLink, LanguageLinks } from './links'
import { NavBadge } from './main-nav'
import type { NavItem, ShellData } from './shell-data'
import { telHref } from './tel-href'
import { SignOut } from './user-menu'

/** Everything the wide header holds, under one button: below 1200 px. */
export function PhoneMenu({ shell }: { shell: ShellData }) {
  const { t } = useTranslation('shell')
  const { user, nav, strip, addStatementHref, supportPhone } = shell
  return (
    <details className="menu" data-menu>
      <summary className="btn plain icon">
        <Icon name="menu" />
        <span className="vh">{t('menu')}</span>
      </summary>
      <div>
        <nav aria-label={t('menu')}>
          <ul>
            {flat(nav).map((item) => (
              <li key={item.href}>
                <FrameLink link={item} className="item">
                  <NavBadge badge={item.badge} />
                </FrameLink>
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
            {[...strip, ...(user?.links ?? [])].map((link) => (
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
        <LanguageLinks links={shell.languageLinks} item="item" />
      </div>
    </details>
  )
}

/** In a list that is open anyway, what flies out of a word stands in its place. */
function flat(nav: NavItem[]): NavItem[] {
  return nav.flatMap((item) => (item.children?.length ? item.children : [item]))
}
