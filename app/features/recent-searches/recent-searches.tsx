import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { Button } from '~/ui/button'

export interface RecentSearch {
  /** Search as a sentence. */
  label: string
  href: string
}

export function RecentSearches({ searches }: { searches: RecentSearch[] }) {
  const { t } = useTranslation('search')
  if (searches.length === 0) return null
  return (
    <nav className="chips recent" aria-labelledby="recent-searches">
      <span id="recent-searches" className="dim sm">
        {t('recent')}
      </span>{' '}
      {searches.map(({ label, href }) => (
        <a key={href} className="chip" href={href}>
          {`${label} `}
        </a>
      ))}
      <ButtonForm action="/do/forget-searches">
        <Button variant="plain" size="small">
          {t('clear_recent')}
        </Button>
      </ButtonForm>
    </nav>
  )
}
