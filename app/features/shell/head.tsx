import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button'
import { FlyMenu } from '~/ui/fold'
import { IconLink } from '~/ui/icon-button'
import { languageNames } from '../../i18n/languages'
import { LanguageLinks } from './links'
import { Logo } from './logo'
import { MainNav } from './main-nav'
import { NewsMenu } from './news-menu'
import { PhoneMenu } from './phone-menu'
import type { ShellData } from './shell-data'
import { UserMenu } from './user-menu'

/** The line with logo, sections and tools. Pages of work have the languages in it, as nothing is above it there. */
export function Head({ shell, compact }: { shell: ShellData; compact?: boolean }) {
  const { t } = useTranslation('shell')
  const { favorites, notifications, addStatementHref, companies } = shell
  return (
    <div className="head">
      <div className="wrap">
        <Logo brandName={shell.brandName} href={shell.homeHref} />
        <MainNav items={shell.nav} />
        <div className="tools">
          {compact ? <LanguageMenu shell={shell} /> : null}
          {addStatementHref ? (
            <ButtonLink size="small" icon="plus" href={addStatementHref} className="roomy">
              {t('add_statement')}
            </ButtonLink>
          ) : null}
          {favorites ? (
            <IconLink
              icon="heart"
              href={favorites.href}
              data-favorites
              count={favorites.count}
              label={counted(t('favorites'), favorites.count)}
            />
          ) : null}
          {notifications ? (
            <NewsMenu
              notifications={notifications}
              label={counted(t('notifications'), notifications.count)}
            />
          ) : null}
          {companies ? (
            <IconLink
              icon="grid"
              href={companies.href}
              label={companies.label}
              rel="nofollow"
              className="desk"
            />
          ) : null}
          <UserMenu shell={shell} />
          <PhoneMenu shell={shell} />
        </div>
      </div>
    </div>
  )
}

/** The languages of the compact header, which has no strip; below 1200 px they are in the menu. */
function LanguageMenu({ shell }: { shell: ShellData }) {
  return (
    <div className="desk">
      <FlyMenu end summary={languageNames[shell.language]} summaryClass="btn plain small">
        <LanguageLinks links={shell.languageLinks} item="item" />
      </FlyMenu>
    </div>
  )
}

function counted(words: string, count: number): string {
  return count ? `${words}: ${count}` : words
}
