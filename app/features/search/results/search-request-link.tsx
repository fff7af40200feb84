import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'

/** Renders the link to a search request, at the end of the results. */
export function SearchRequestLink() {
  const { t } = useTranslation('search-requests')
  const { language } = usePage()
  return (
    <p className="row">
      {t('not_found')}{' '}
      <a className="more" href={toLocalizedPath('/gvitxari-ras-edzeb', language)}>
        {t('title')}
      </a>
    </p>
  )
}
