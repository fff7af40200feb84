import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { SIMPLIFIED_SEARCH_PATH } from './steps'

export function SimplifiedSearchTile() {
  const { t } = useTranslation('simplified-search')
  const { language } = usePage()
  return (
    <section className="section wrap">
      <div className="band">
        <div>
          <h2>{t('title')}</h2>
          <p className="mute">{t('lead')}</p>
        </div>
        <ButtonLink href={toLocalizedPath(SIMPLIFIED_SEARCH_PATH, language)}>{t('begin')}</ButtonLink>
      </div>
    </section>
  )
}
