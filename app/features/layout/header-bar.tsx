import { useTranslation } from 'react-i18next'
import { languageNames } from '~/i18n/languages'
import type { LayoutData } from '~/page/layout-data'
import { ButtonLink } from '~/ui/button'
import { Dropdown } from '~/ui/disclosure'
import { IconLink } from '~/ui/icon-button'
import { LanguageLinks } from './layout-links'
import { Logo } from './logo'
import { MainNav } from './main-nav'
import { MobileMenu } from './mobile-menu'
import { UserMenu } from './user-menu'

/** Renders the header. The compact one contains the languages, as it has no top strip. */
export function HeaderBar({ layout, compact }: { layout: LayoutData; compact?: boolean }) {
  const { t } = useTranslation('layout')
  const { favorites, notifications, addStatementHref, sisterSitesLink: companies } = layout
  return (
    <div className="page-header">
      <div className="wrap">
        <Logo brandName={layout.brandName} href={layout.homeHref} />
        <MainNav items={layout.nav} />
        <div className="tools">
          {compact ? <LanguageMenu layout={layout} /> : null}
          {addStatementHref ? (
            <ButtonLink size="small" icon="plus" href={addStatementHref} className="from-768">
              {t('add_statement')}
            </ButtonLink>
          ) : null}{' '}
          {favorites ? (
            <IconLink
              icon="heart"
              href={favorites.href}
              data-favorites
              count={favorites.count}
              label={formatCountLabel(t('favorites'), favorites.count)}
            />
          ) : null}
          {notifications ? (
            <IconLink
              icon="bell"
              href={notifications.href}
              data-enhance="notification-count notification-list"
              data-url={notifications.countHref}
              data-signed-in={notifications.hasSignedIn || undefined}
              count={notifications.count}
              label={formatCountLabel(t('notifications'), notifications.count)}
            />
          ) : null}
          {companies ? (
            <IconLink
              icon="grid"
              href={companies.href}
              label={companies.label}
              rel="nofollow"
              className="from-1200"
            />
          ) : null}
          <UserMenu layout={layout} /> <MobileMenu layout={layout} />
        </div>
      </div>
    </div>
  )
}

/** Renders the languages, which below 1200 px are in the menu. */
function LanguageMenu({ layout }: { layout: LayoutData }) {
  return (
    <div className="from-1200">
      <Dropdown alignEnd summary={languageNames[layout.language]} summaryClass="btn plain small">
        <LanguageLinks links={layout.languageLinks} item="item" />
      </Dropdown>
    </div>
  )
}

function formatCountLabel(label: string, count: number): string {
  return count ? `${label}: ${count}` : label
}
