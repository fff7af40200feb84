import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icon'
import { FrameLink, LanguageLinks } from './links'
import type { ShellData } from './shell-data'

/** Whose site it is, places that many look for, where the map is from, and the way to lighter pages. */
export function LastLine({ shell, languages }: { shell: ShellData; languages?: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <div className="end">
      <span>
        © {shell.year} {shell.brandName}
      </span>
      {shell.footer.links.map((link) => (
        <FrameLink key={link.href} link={link} />
      ))}
      {languages ? <LanguageLinks links={shell.languageLinks} /> : null}
      <a className="push" href="https://www.openstreetmap.org/copyright">
        {t('footer.map_data')}
      </a>
      <LightModeSwitch on={shell.lightMode} here={shell.here} />
    </div>
  )
}

/** No script, no web font, small pictures: a choice that a cookie keeps. */
function LightModeSwitch({ on, here }: { on: boolean; here: string }) {
  const { t } = useTranslation('shell')
  return (
    <form method="post" action="/do/light-mode">
      <input type="hidden" name="return_to" value={here} />
      <button type="submit" name="light" value={on ? '0' : '1'} className="linky">
        <Icon name="leaf" />
        {t(on ? 'footer.light_off' : 'footer.light_on')}
      </button>
      {on ? null : <small>{t('footer.light_hint')}</small>}
    </form>
  )
}
