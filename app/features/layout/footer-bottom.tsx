import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExchangeRateNote } from '~/features/currency'
import { ButtonForm } from '~/forms/button-form'
import type { LayoutData } from '~/page/layout-data'
import { Icon } from '~/ui/icon'
import type { Configuration } from '~/upstream/content.server'
import { LanguageLinks } from './layout-links'

interface FooterBottomProps {
  layout: LayoutData
  exchangeRate: Configuration['exchangeRate']
  /** Links to pages of the site. */
  children: ReactNode
  languages?: boolean
}

export function FooterBottom({ layout, exchangeRate, children, languages }: FooterBottomProps) {
  const { t } = useTranslation('layout')
  return (
    <div className="end">
      <div className="footer-pages">
        <span>
          © {layout.year} {layout.brandName}
        </span>{' '}
        {children}
        {languages ? <LanguageLinks links={layout.languageLinks} /> : null}
      </div>
      <a className="map-credit" href="https://www.openstreetmap.org/copyright">
        {t('footer.map_data')}
      </a>{' '}
      {exchangeRate ? (
        <small>
          <ExchangeRateNote rate={exchangeRate} />
        </small>
      ) : null}
      <LightModeToggle on={layout.lightMode} />
    </div>
  )
}

function LightModeToggle({ on }: { on: boolean }) {
  const { t } = useTranslation('layout')
  return (
    <ButtonForm action="/do/light-mode">
      <button type="submit" name="light" value={on ? '0' : '1'} className="link-button">
        <Icon name="leaf" />
        {t(on ? 'footer.light_off' : 'footer.light_on')}
      </button>{' '}
      {on ? null : <small>{t('footer.light_hint')}</small>}
    </ButtonForm>
  )
}
