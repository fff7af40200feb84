import { useTranslation } from 'react-i18next'
import { CurrencySwitch } from '~/features/currency'
import type { LayoutData } from '~/page/layout-data'
import { Icon } from '~/ui/icon'
import { toPhoneHref } from '~contract/values/phone'
import { HeaderBar } from './header-bar'
import { LanguageLinks, LayoutLink } from './layout-links'

export function Header({ layout }: { layout: LayoutData }) {
  return (
    <header className="site-header" data-enhance="sticky-header">
      <TopStrip layout={layout} />
      <HeaderBar layout={layout} />
    </header>
  )
}

function TopStrip({ layout }: { layout: LayoutData }) {
  const { t } = useTranslation('navigation')
  const { topLinks: strip, supportPhone } = layout
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
        <div className="side-links">
          {supportPhone ? (
            <a href={toPhoneHref(supportPhone)} aria-label={t('call_us', { phone: supportPhone })}>
              <Icon name="phone" />
              {supportPhone}
            </a>
          ) : null}
          <LanguageLinks links={layout.languageLinks} />
          <CurrencySwitch chosen={layout.currency} />
        </div>
      </div>
    </div>
  )
}
