import { useTranslation } from 'react-i18next'
import { CurrencySwitch } from '~/features/currency'
import { Icon } from '~/ui/icon'
import { HeaderBar } from './header-bar'
import type { LayoutData } from './layout-data'
import { LanguageLinks, LayoutLink } from './layout-links'
import { toTelHref } from './tel-href'

export function Header({ shell }: { shell: LayoutData }) {
  return (
    <header className="site" data-header>
      <TopStrip shell={shell} />
      <HeaderBar shell={shell} />
    </header>
  )
}

function TopStrip({ shell }: { shell: LayoutData }) {
  const { t } = useTranslation('navigation')
  const { topLinks: strip, supportPhone } = shell
  return (
    <div className="strip">
      <div className="wrap">
        {strip.length ? (
          <ul>
            {strip.map((link) => (
              <li key={link.href}>
                <LayoutLink link={link} />
              </li>
            ))}
          </ul>
        ) : null}
        <div className="ends">
          {supportPhone ? (
            <a href={toTelHref(supportPhone)} aria-label={t('call_us', { phone: supportPhone })}>
              <Icon name="phone" />
              {supportPhone}
            </a>
          ) : null}
          <LanguageLinks links={shell.languageLinks} />
          <CurrencySwitch chosen={shell.currency} />
        </div>
      </div>
    </div>
  )
}
