import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { CardList } from '../../ui/card'
import { Chip, Chips } from '../../ui/chip'
import { Flash } from '../../ui/flash'
import { Pagination } from '../../ui/pagination'
import { mapAddress, PAGE_SIZE, searchAddress } from '../criteria'
import { CurrencySwitch } from '../currency'
import { HiddenNote } from '../favorites'
import { RecentSearches } from '../recent-searches'
import { AuctionRow, StatementCard, StatementRows, VipRow } from '../statements'
import type { SearchData } from './load.server'
import { NearbyPlaces, NothingFound } from './nothing-found'
import { OnMap } from './on-map'
import { Found, SortForm, ViewSwitch } from './results-head'

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
          <NothingFound data={data} />
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
