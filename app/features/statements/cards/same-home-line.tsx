import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { StatementCard } from '~/upstream/statements.server'
import { formatPriceRange } from '../prices'
import { homeUrl } from '../urls'

/** Renders "3 sellers: $118 000–124 000" as a link to all statements of the home. */
export function SameHomeLine({ home }: { home: NonNullable<StatementCard['homeGroup']> }) {
  const { t } = useTranslation('statement')
  const { currency, language } = usePage()
  const range = formatPriceRange(home.prices, currency, language)
  return (
    <p className="sm sellers">
      <a href={homeUrl(home.id, language)}>
        {t('sellers', { count: home.sellers })}
        {range ? `: ${range}` : null}
      </a>
    </p>
  )
}
