import { useTranslation } from 'react-i18next'
import { CurrencySwitch } from '~/features/currency'
import { HiddenNote } from '~/features/favorites'
import { RecentSearches } from '~/features/recent-searches'
import { PAGE_SIZE, searchMapUrl, searchUrl } from '~/features/search-filters'
import { StatementRows } from '~/features/statements'
import { toLocalizedPath } from '~/i18n/languages'
import { useServerOnlyParts } from '~/page/server-only-parts'
import { usePage } from '~/page/use-page'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { Chip, ChipRow } from '~/ui/chip'
import { Flash } from '~/ui/flash'
import { Pagination } from '~/ui/pagination'
import type { SearchData } from './loader.server'
import { MapLayout } from './map-layout'
import { NearbyPlaces, NoResults } from './no-results'
import { FloatingLinks, ResultCount, SortForm, ViewSwitch } from './results-header'

export function Results({ data }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { t: ui } = useTranslation('ui')
  const { language, currency } = usePage()
  const { AuctionRow, DidYouMean, SearchRequestLink } = useServerOnlyParts()
  const { cardCount, chips, heading, misread, textSearch } = data
  return (
    <div className="wrap results" id="results">
      <div className="results-intro">
        <Breadcrumbs
          label={ui('breadcrumb')}
          crumbs={[{ label: t('home'), href: toLocalizedPath('/', language) }, { label: heading }]}
        />
        <h1>{heading}</h1>
        <div className="results-head">
          <p className="mute">
            <ResultCount data={data} />
          </p>
          {data.saveHref && cardCount > 0 ? (
            <ButtonLink className="save-search" icon="bell" href={data.saveHref} rel="nofollow">
              {t('save_search')}
            </ButtonLink>
          ) : null}
          <ViewSwitch data={data} />
          {cardCount > 0 ? (
            <>
              <CurrencySwitch chosen={currency} />
              <SortForm data={data} />
            </>
          ) : null}
        </div>
        {misread.length > 0 ? (
          <Flash tone="info" quiet>
            {misread.join(' ')} {textSearch ? <a href={textSearch.href}>{textSearch.label}</a> : null}
          </Flash>
        ) : null}
        <RecognizedText data={data} />
        {DidYouMean ? <DidYouMean /> : null}
        {chips.length > 0 ? (
          <ChipRow>
            {chips.map(({ label, href }) => (
              <Chip key={label} href={href} removeLabel={ui('remove')} rel="nofollow">
                {label}
              </Chip>
            ))}
            <a className="more" href={toLocalizedPath(data.onMap ? '/s?view=map' : '/s', language)}>
              {t('clear_all')}
            </a>
          </ChipRow>
        ) : null}
      </div>
      {data.onMap ? (
        <MapLayout data={data}>
          <ResultList data={data} />
        </MapLayout>
      ) : (
        <ResultList data={data} />
      )}
      {AuctionRow ? <AuctionRow auctions={data.auctions} /> : null}
      <NearbyPlaces nearby={data.nearby} />
      {SearchRequestLink && cardCount > 0 ? <SearchRequestLink /> : null}
      {data.onMap ? null : <FloatingLinks data={data} />}
    </div>
  )
}

function RecognizedText({ data: { readAs } }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { t: ui } = useTranslation('ui')
  if (readAs.length === 0) return null
  return (
    <div className="recognized-text">
      <span className="mute">{t('interpreted_as')}</span>
      {readAs.map(({ label, kind, href }) => (
        <Chip key={href} href={href} removeLabel={ui('remove')} rel="nofollow">
          <span>
            {label} <small className="mute">{kind}</small>
          </span>
        </Chip>
      ))}
    </div>
  )
}

function ResultList({ data }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { ResultCards } = useServerOnlyParts()
  const { filters, rows, cardCount, lastPage, onMap, rankingHref } = data
  const toUrl = onMap ? searchMapUrl : searchUrl
  return (
    <>
      {cardCount === 0 ? (
        <>
          <NoResults data={data} />
          <RecentSearches searches={data.recent} />
        </>
      ) : ResultCards && !onMap ? (
        <ResultCards />
      ) : (
        <StatementRows statements={rows} promotedCount={data.promotedCount} />
      )}
      <div className="after">
        <HiddenNote />
        {rankingHref && cardCount > 0 ? <a href={rankingHref}>{t('ranking')}</a> : null}
        <Pagination
          // Past the end, "back" leads to the last page.
          page={lastPage === undefined ? filters.page : Math.min(filters.page, lastPage + 1)}
          {...(lastPage === undefined ? {} : { pages: lastPage })}
          hasNext={cardCount === PAGE_SIZE}
          href={(page) => toUrl({ ...filters, page }, language)}
        />
      </div>
    </>
  )
}
