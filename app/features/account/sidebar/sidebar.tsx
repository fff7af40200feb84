import { useTranslation } from 'react-i18next'
import { formatLari, topUpHref } from '~/features/balance'
import { ButtonForm } from '~/forms/button-form'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import { Count } from '~/ui/icon-button'
import type { SidebarData } from './loader.server'
import type { SidebarCounts } from './sidebar-counts'

/**
 * Renders a drawer on phones, and labels from 1359 px. Between them are icons, whose labels appear when the
 * pointer or the keyboard enters; on a touch screen they have labels from 992 px.
 */
export function Sidebar({ sidebar }: { sidebar: SidebarData }) {
  const { t } = useTranslation(['account', 'layout'])
  const { layout, language } = usePage()
  const { items, outside, balance } = sidebar
  const current = items.find((item) => item.current)
  const counts: SidebarCounts = {
    ...sidebar.counts,
    favorites: layout.favorites?.count ?? 0,
    notifications: layout.notifications?.count ?? 0,
    messages: layout.notifications?.unreadConversations ?? 0,
  }
  return (
    <nav className="side" aria-label={t('nav')}>
      <details data-enhance="dropdown">
        <summary className="chevron">
          <Icon name={current?.icon ?? 'user'} />
          <span>{current ? t(`pages.${current.name}`) : t('nav')}</span>
        </summary>
        <ul>
          {balance === undefined ? null : (
            <li className="own-money">
              <a className="item" href={topUpHref(layout.currentHref)} rel="nofollow">
                <b className="lari" aria-hidden="true">
                  ₾
                </b>{' '}
                <span>
                  {t('balance')} <b>{formatLari(balance, language)}</b>
                </span>{' '}
                <small>{t('top_up')}</small>
              </a>
            </li>
          )}
          {layout.addStatementHref ? (
            <li>
              <a className="item" href={layout.addStatementHref}>
                <Icon name="plus" />
                <span>{t('layout:add_statement')}</span>
              </a>
            </li>
          ) : null}
          {items.map(({ name, href, icon, current }) => (
            <li key={name}>
              <a
                className="item"
                href={href}
                aria-current={current ? 'page' : undefined}
                aria-label={counts[name] ? `${t(`pages.${name}`)}: ${counts[name]}` : undefined}
              >
                <Icon name={icon} />
                <span>{t(`pages.${name}`)}</span>
                <Count value={counts[name]} />
              </a>
            </li>
          ))}
          {outside.map(({ name, href }) => (
            <li key={name}>
              <a className="item" href={href} target="_blank" rel="noopener">
                <Icon name="external" />
                <span>
                  {t(`other_links.${name}`)}{' '}
                  <span className="visually-hidden">({t('layout:footer.external')})</span>
                </span>
              </a>
            </li>
          ))}
          <li>
            <ButtonForm action="/do/sign-out" data-enhance="sign-out" data-home={layout.homeHref}>
              <button type="submit" className="item">
                <Icon name="signOut" />
                <span>{t('layout:sign_out')}</span>
              </button>
            </ButtonForm>
          </li>
        </ul>
      </details>
    </nav>
  )
}
