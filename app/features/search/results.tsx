import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import { localizedPath } from '../../i18n/languages'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { Button, ButtonLink } from '../../ui/button'
import { CardList } from '../../ui/card'
import { Chip, Chips } from '../../ui/chip'
import { EmptyState } from '../../ui/empty-state'
import { Flash } from '../../ui/flash'
import { Output } from '../../ui/output'
import { Pagination } from '../../ui/pagination'
import { Select } from '../../ui/select'
import { addressQuery, mapAddress, PAGE_SIZE, type Sort, searchAddress, sorts } from '../criteria'
import { CurrencySwitch } from '../currency'
import { HiddenNote } from '../favorites'
import { RecentSearches } from '../recent-searches'
import { AuctionRow, StatementCard, StatementRows, VipRow } from '../statements'
import type { SearchData } from './load.server'
import { OnMap } from './on-map'

/** Cards in sight at once on a desk: their pictures are fetched first. */
const IN_SIGHT = 2

/** What a search found: heading, count, active filters, order, cards and pages. */
export function Results({ data }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { t: ui } = useTranslation('ui')
  const { language, currency } = usePage()
  const { cards, chips, heading, misread } = data
  return (
    <div className="wrap res">
      <Breadcrumbs
        label={ui('crumbs')}
        crumbs={[{ label: t('home'), href: localizedPath('/', language) }, { label: heading }]}
      />
      <h1>{heading}</h1>
      <div className="res-head">
        <p className="mute">
          <Found data={data} />
        </p>
        <div className="bar">
          <ViewSwitch data={data} />
          {cards.length > 0 ? (
            <>
              <CurrencySwitch chosen={currency} />
              <SortForm data={data} />
            </>
          ) : null}
        </div>
      </div>
      {misread.length > 0 ? (
        <Flash tone="info" quiet>
          {misread.join(' ')}
        </Flash>
      ) : null}
      <ReadAs data={data} />
      {chips.length > 0 ? (
        <Chips>
          {chips.map(({ label, href }) => (
            <Chip key={label} href={href} removes={ui('remove')} rel="nofollow">
              {label}
            </Chip>
          ))}
          <a className="more" href={localizedPath(data.onMap ? '/s?view=map' : '/s', language)}>
            {t('clear_all')}
          </a>
        </Chips>
      ) : null}
      <VipRow statements={data.vips} />
      {data.onMap ? (
        <OnMap data={data}>
          <Listed data={data} />
        </OnMap>
      ) : (
        <Listed data={data} />
      )}
      <AuctionRow auctions={data.auctions} />
      <NearbyPlaces nearby={data.nearby} />
    </div>
  )
}

/** How the typed words were understood; each part may be taken off. */
function ReadAs({ data: { readAs } }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { t: ui } = useTranslation('ui')
  if (readAs.length === 0) return null
  return (
    <div className="read-as">
      <span className="mute">{t('read_as')}</span>
      {readAs.map(({ label, kind, href }) => (
        <Chip key={href} href={href} removes={ui('remove')} rel="nofollow">
          <span>
            {label} <small className="mute">{kind}</small>
          </span>
        </Chip>
      ))}
    </div>
  )
}

/** The cards of a page, or what to do without any, and the other pages. */
function Listed({ data }: { data: SearchData }) {
  const { language } = usePage()
  const { criteria, cards, lastPage, onMap } = data
  const address = onMap ? mapAddress : searchAddress
  return (
    <>
      {cards.length > 0 ? (
        <Cards data={data} />
      ) : (
        <>
          <Nothing data={data} />
          <RecentSearches searches={data.recent} />
        </>
      )}
      <div className="after">
        <HiddenNote />
        <Pagination
          // Past the end the way back leads to the last page, not to another empty one.
          page={lastPage === undefined ? criteria.page : Math.min(criteria.page, lastPage + 1)}
          {...(lastPage === undefined ? {} : { pages: lastPage })}
          hasNext={cards.length === PAGE_SIZE}
          href={(page) => address({ ...criteria, page }, language)}
        />
      </div>
    </>
  )
}

function Cards({ data: { cards, onMap } }: { data: SearchData }) {
  if (onMap) return <StatementRows statements={cards} />
  return (
    <CardList four>
      {cards.map((card, place) => (
        <StatementCard key={card.id} statement={card} first={place < IN_SIGHT} />
      ))}
    </CardList>
  )
}

/** The same search the other way: on the map, or as a list alone. */
function ViewSwitch({ data: { criteria, onMap } }: { data: SearchData }) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  const first = { ...criteria, page: 1 }
  return (
    <ButtonLink
      href={onMap ? searchAddress(first, language) : mapAddress(first, language)}
      icon={onMap ? 'list' : 'map'}
      rel="nofollow"
    >
      {onMap ? t('show_list') : t('show_map')}
    </ButtonLink>
  )
}

function Found({ data: { criteria, cards, total } }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  if (total === undefined) return null
  const first = (criteria.page - 1) * PAGE_SIZE + 1
  const shown = formatNumber(total, language)
  return (
    <>
      <Output name="count" value={total}>
        {t('found', { count: total, shown })}
      </Output>
      {cards.length > 0 && total > PAGE_SIZE
        ? ` · ${t('range', { from: formatNumber(first, language), to: formatNumber(first + cards.length - 1, language) })}`
        : null}
    </>
  )
}

function SortForm({ data: { criteria, onMap } }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  const { sort: _, ...unsorted } = criteria
  const kept = [...addressQuery({ ...unsorted, page: 1 }), ...(onMap ? [['view', 'map'] as const] : [])]
  return (
    <form className="sort" method="get" action={localizedPath('/s', language)}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="vh" htmlFor="sort">
        {t('sort')}
      </label>
      <Select
        id="sort"
        name="order_by"
        defaultValue={criteria.sort ?? 'date_desc'}
        options={(Object.keys(sorts) as Sort[]).map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
      />
      <Button>{t('sort')}</Button>
    </form>
  )
}

/** The same search in the places around, for whoever found too little here. */
function NearbyPlaces({ nearby }: Pick<SearchData, 'nearby'>) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  if (nearby.length === 0) return null
  return (
    <nav className="row-of" aria-labelledby="nearby">
      <h2 id="nearby">{t('nearby')}</h2>
      <Chips>
        {nearby.map(({ id, name, count, href }) => (
          <Chip key={id} href={href}>
            {name}
            {count === undefined ? null : <small>{formatNumber(count, language)}</small>}
          </Chip>
        ))}
      </Chips>
    </nav>
  )
}

/** No results, or a page past the last one: what to do next, and one way on. */
function Nothing({ data: { criteria, lastPage, total, looser } }: { data: SearchData }) {
  const { t } = useTranslation('search')
  const { language } = usePage()
  if (total !== undefined && total > 0 && lastPage !== undefined)
    return (
      <EmptyState
        title={t('past_end_title')}
        action={
          <ButtonLink href={searchAddress({ ...criteria, page: lastPage }, language)}>
            {t('last_page')}
          </ButtonLink>
        }
      >
        {t('past_end_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('none_title')}
      action={
        <>
          {looser.length > 0 ? (
            <ul className="looser">
              {looser.map(({ label, total: found, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>{' '}
                  {t('found', { count: found, shown: formatNumber(found, language) })}
                </li>
              ))}
            </ul>
          ) : null}
          <ButtonLink href={localizedPath('/s', language)}>{t('clear_all')}</ButtonLink>
        </>
      }
    >
      {looser.length > 0 ? t('looser') : t('none_text')}
    </EmptyState>
  )
}
