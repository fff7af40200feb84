import { useTranslation } from 'react-i18next'
import { StatementCard } from '~/features/statements'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { CardList } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { Output } from '~/ui/output'
import type { StepData } from './loader.server'
import { SIMPLIFIED_SEARCH_PATH } from './steps'

/** Renders the results, or relaxed searches for an empty result. */
export function ResultStep({ data }: { data: StepData }) {
  const { t } = useTranslation('simplified-search')
  const { language } = usePage()
  const { total, show, back, cards, promotedPlaces } = data
  return (
    <section className="question-form" aria-labelledby="found">
      {total === 0 ? (
        <RelaxedSearches data={data} />
      ) : (
        <div>
          <h2 id="found" className="figure">
            {total === undefined ? (
              t('all_answered')
            ) : (
              <Output name="count" value={total}>
                {t('found', { count: total, shown: formatNumber(total, language) })}
              </Output>
            )}
          </h2>
          <p className="mute">{t('found_text')}</p>
        </div>
      )}
      <div className="row">
        {total === 0 ? null : (
          <ButtonLink href={show} variant="main" icon="search">
            {total === undefined
              ? t('show_all')
              : t('show', { count: total, shown: formatNumber(total, language) })}
          </ButtonLink>
        )}
        {back ? (
          <ButtonLink href={back} variant="plain" icon="left" rel="nofollow">
            {t('back')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={toLocalizedPath(SIMPLIFIED_SEARCH_PATH, language)} variant="plain" icon="refresh">
          {t('start_again')}
        </ButtonLink>
      </div>
      {cards.length > 0 ? (
        <CardList>
          {cards.map((card, place) => (
            <StatementCard
              key={card.id}
              statement={card}
              level="h3"
              first
              isPromoted={promotedPlaces.includes(place)}
            />
          ))}
        </CardList>
      ) : null}
    </section>
  )
}

function RelaxedSearches({ data: { relaxedSearches } }: { data: StepData }) {
  const { t } = useTranslation('simplified-search')
  const { language } = usePage()
  return (
    <div>
      <h2 id="found" className="figure">
        <Output name="count" value={0}>
          {t('none_title')}
        </Output>
      </h2>
      <p className="mute">{t(relaxedSearches.length > 0 ? 'none_text' : 'none_change')}</p>
      <ul className="ready">
        {relaxedSearches.map(({ topic, href, count = 0 }) => (
          <li key={topic}>
            <a href={href} rel="nofollow">
              <span>{t(`any_of.${topic}`)}</span>
              <small>{` ${formatNumber(count, language)}`}</small>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
