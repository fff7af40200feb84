import { useTranslation } from 'react-i18next'
import { placeReasonsUrl } from '~/features/search-filters'
import { useFormatPrice } from '~/features/statements'
import { formatNumber } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Flash } from '~/ui/flash'
import { Pagination } from '~/ui/pagination'
import { TextField } from '~/ui/text-field'
import { MAX_PROMOTED_PLACES } from '~contract/ranking'
import { toGeorgianTime } from '~contract/values/georgian-time'
import type { PlaceReasonsData } from './loader.server'
import { useFormatReason } from './use-format-reason'

interface PlaceReasonsProps {
  data: PlaceReasonsData
}

/** Renders the rules of an order, and why each statement of a results page has its place. */
export function PlaceReasonsPage({ data }: PlaceReasonsProps) {
  const { t } = useTranslation('ranking')
  const { t: search } = useTranslation('search')
  const { t: ui } = useTranslation('ui')
  const { language } = data
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          label={ui('breadcrumb')}
          crumbs={[
            { label: search('home'), href: toLocalizedPath('/', language) },
            { label: data.heading, href: data.searchHref },
            { label: t('place_reasons.title') },
          ]}
        />
      </div>
      <article className="wrap text-page place-reasons">
        <h1>{t('place_reasons.title')}</h1>
        <p className="lead">{data.searchTitle}</p>
        {data.issues.length > 0 ? (
          <Flash tone="info" quiet>
            {data.issues.join(' ')}
          </Flash>
        ) : null}
        {data.total === 0 ? (
          <EmptyState
            title={t('place_reasons.none')}
            action={<ButtonLink href={data.searchHref}>{t('place_reasons.to_results')}</ButtonLink>}
          >
            {t('place_reasons.none_text')}
          </EmptyState>
        ) : (
          <>
            <Rules data={data} />
            <Places data={data} />
          </>
        )}
        <Lookup data={data} />
        <section className="prose">
          <h2>{t('place_reasons.more')}</h2>
          <p>{t('place_reasons.filters')}</p>
          <p>
            <a href={data.rankingHref}>{t('title')}</a>
          </p>
          <p>
            {t('place_reasons.data')}{' '}
            <a href={data.jsonHref} rel="nofollow">
              ranking.json
            </a>
          </p>
        </section>
      </article>
    </>
  )
}

function Rules({ data: { rules, promotion, sort } }: PlaceReasonsProps) {
  const { t } = useTranslation(['ranking', 'search'])
  return (
    <section className="prose">
      <h2>{t('place_reasons.rules', { order: t(`search:sorts.${sort}`) })}</h2>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, { places: MAX_PROMOTED_PLACES })}</li>
        ))}
      </ol>
      {promotion && promotion.found > promotion.shown ? (
        <p>
          {t('place_reasons.turn', {
            count: promotion.found,
            shown: promotion.shown,
            time: toGeorgianTime(new Date(promotion.turnEndsAt)),
          })}
        </p>
      ) : null}
    </section>
  )
}

function Places({ data }: PlaceReasonsProps) {
  const { t } = useTranslation('ranking')
  const formatPrice = useFormatPrice()
  const formatReason = useFormatReason()
  const { language, places, filters, lastPage } = data
  const first = places[0]?.place
  return (
    <section>
      <h2>
        {first === undefined
          ? t('place_reasons.past_end')
          : t('place_reasons.places', {
              from: formatNumber(first, language),
              to: formatNumber(places.at(-1)?.place ?? first, language),
            })}
      </h2>
      <ol className="places">
        {places.map(({ id, place, card, href, reasons }) => (
          <li key={id} id={`place-${place}`}>
            <b>{formatNumber(place, language)}</b>
            <div>
              <a href={href}>{card?.title ?? formatId(id, language)}</a>{' '}
              {card ? (
                <>
                  {' '}
                  <span className="mute">{formatPrice(card)}</span>
                </>
              ) : null}
              <ul>
                {reasons.map((reason) => (
                  <li key={reason.name} className={reason.name === 'paid_place' ? 'paid-reason' : undefined}>
                    {formatReason(reason)}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      <Pagination
        page={Math.min(filters.page, lastPage + 1)}
        pages={lastPage}
        href={(page) => placeReasonsUrl({ ...filters, page }, language)}
      />
    </section>
  )
}

/** Renders the form that finds the place of one statement, and its result. */
function Lookup({ data: { lookup, language } }: PlaceReasonsProps) {
  const { t } = useTranslation('ranking')
  const { found, typed, number } = lookup
  const listing = formatId(number ?? '', language)
  return (
    <section className="prose" id="lookup">
      <h2>{t('place_reasons.lookup.title')}</h2>
      {found ? (
        <Flash tone="info" quiet>
          {found.name === 'at' ? (
            <a href={found.href}>
              {t('place_reasons.lookup.at', { listing, place: formatNumber(found.place, language) })}
            </a>
          ) : (
            t(`place_reasons.lookup.${found.name}`, { listing, places: lookup.places })
          )}
        </Flash>
      ) : null}
      <form method="get" action={`${lookup.path}#lookup`} className="place-lookup">
        {lookup.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          id="lookup-number"
          name={lookup.param}
          label={t('place_reasons.lookup.number')}
          inputMode="numeric"
          defaultValue={typed}
          maxLength={20}
          error={typed && !lookup.isNumber ? t('place_reasons.lookup.not_a_number') : undefined}
        />
        <Button>{t('place_reasons.lookup.find')}</Button>
      </form>
    </section>
  )
}
