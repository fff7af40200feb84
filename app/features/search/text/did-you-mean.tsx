import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Chip, ChipRow } from '~/ui/chip'
import type { SearchData } from '../loader.server'

/** Renders suggestions for a text that was not recognized. */
export function DidYouMean() {
  const { suggestions } = useLoaderData() as SearchData
  const { t } = useTranslation(['search-filters', 'search'])
  const { language } = usePage()
  if (suggestions.length === 0) return null
  return (
    <nav className="mini-list" aria-labelledby="did-you-mean">
      <h2 id="did-you-mean">{t('suggestion.did_you_mean')}</h2>
      <ChipRow>
        {suggestions.map(({ name, detail, href, count }) => (
          <Chip key={href} href={href} rel="nofollow">
            <span>
              {name} <small className="mute">{detail}</small>
            </span>{' '}
            {count === undefined ? null : (
              <small>{t('search:found', { count, shown: formatNumber(count, language) })}</small>
            )}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  )
}
