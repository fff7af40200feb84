import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icon'
import { CurrencySwitch } from '../currency'
import { Head } from './head'
import { FrameLink, LanguageLinks } from './links'
import type { ShellData } from './shell-data'
import { telHref } from './tel-href'

/** The strip (from 1200 px) and the head. */
export function Header({ shell }: { shell: ShellData }) {
  return (
    <header className="site" data-header>
      <Strip shell={shell} />
      <Head shell={shell} />
    </header>
  )
}

function Strip({ shell }: { shell: ShellData }) {
  const { t } = useTranslation('frame')
  const { strip, supportPhone } = shell
  return (
    <div className="strip">
      <div className="wrap">
        {strip.length ? (
          <ul>
            {strip.map((link) => (
              <li key={link.href}>
                <FrameLink link={link} />
              </li>
            ))}
          </ul>
        ) : null}
        <div className="ends">
          {supportPhone ? (
            <a href={telHref(supportPhone)} aria-label={t('call_us', { phone: supportPhone })}>
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
