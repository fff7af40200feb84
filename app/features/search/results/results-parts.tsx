import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrencySwitch } from '~/features/currency'
import { HiddenNote } from '~/features/favorites'
import { PURSE_PATH } from '~/features/purse'
import { PAGE_SIZE, SEARCH_MAP_PATH, searchMapUrl, searchUrl } from '~/features/search-filters'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { Chip, ChipRow } from '~/ui/chip'
import { Flash } from '~/ui/flash'
import { Pagination } from '~/ui/pagination'
import { SALE_DEAL_ID } from '~contract/statements'
import type { SearchData } from '../loader.server'
import { ResultCount, SortForm, ViewSwitch } from './results-header'

interface ResultsPartProps {
  data: SearchData
}

/** Renders the heading, the count and how the search was understood. */
export function ResultsIntro({ data, children }: ResultsPartProps & { children?: ReactNode }) {
  const { t } = useTranslation('search')
  const { t: ui } = useTranslation('ui')
  const { language, currency } = usePage()
  const { cardCount, chips, heading, misread, onMap, textSearch } = data
  return (
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
        ) : null}{' '}
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
      <StayNote data={data} />
      <MixedDeals data={data} />
      {children}
      {chips.length > 0 ? (
        <ChipRow>
          {chips.map(({ label, href }) => (
            <Chip key={label} href={href} removeLabel={ui('remove')} rel="nofollow">
              {label}
            </Chip>
          ))}
          <a className="more" href={toLocalizedPath(onMap ? SEARCH_MAP_PATH : '/s', language)}>
            {t('clear_all')}
          </a>
        </ChipRow>
      ) : null}
    </div>
  )
}

/** Says which statements a search for a stay leaves out, with a link to all of them. */
function StayNote({ data: { stayNote } }: ResultsPartProps) {
  if (!stayNote) return null
  return (
    <p className="sm">
      {stayNote.text} <a href={stayNote.link.href}>{stayNote.link.label}</a>
    </p>
  )
}

/** Says that the prices of several deals are compared, with links to each. */
function MixedDeals({ data: { mixedDeals, cardCount } }: ResultsPartProps) {
  const { t } = useTranslation('search')
  if (mixedDeals.length === 0 || cardCount === 0) return null
  return (
    <p className="mixed-deals">
      {t('mixed_deals')}{' '}
      {mixedDeals.map(({ name, href }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </p>
  )
}

function RecognizedText({ data: { readAs } }: ResultsPartProps) {
  const { t } = useTranslation('search')
  const { t: ui } = useTranslation('ui')
  if (readAs.length === 0) return null
  return (
    <div className="recognized-text">
      <span className="mute">{t('interpreted_as')}</span>{' '}
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

/** Renders what follows the statements: notes about their order, and other pages. */
export function AfterResults({ data }: ResultsPartProps) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { filters, cardCount, lastPage, onMap, placeReasonsHref, pricesHref } = data
  const toUrl = onMap ? searchMapUrl : searchUrl
  const isForSale = filters.lists.deal_types?.includes(SALE_DEAL_ID)
  return (
    <div className="after">
      <HiddenNote />
      {pricesHref ? <a href={pricesHref}>{`${t('asking_prices')} `}</a> : null}
      {placeReasonsHref && cardCount > 0 ? (
        <a href={placeReasonsHref} rel="nofollow">
          {`${t('ranking')} `}
        </a>
      ) : null}
      {isForSale ? <a href={toLocalizedPath(PURSE_PATH, language)}>{`${t('purse')} `}</a> : null}
      <Pagination
        // Past the end, "back" leads to the last page.
        page={lastPage === undefined ? filters.page : Math.min(filters.page, lastPage + 1)}
        {...(lastPage === undefined ? {} : { pages: lastPage })}
        hasNext={cardCount === PAGE_SIZE}
        href={(page) => toUrl({ ...filters, page }, language)}
      />
    </div>
  )
}
