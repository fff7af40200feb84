import { useTranslation } from 'react-i18next'
import { FavoriteButton, HiddenCard, HideButton } from '~/features/favorites'
import { CardMonthlyPayment } from '~/features/loan'
import { PurseLevelLine, usePurseLevel } from '~/features/purse'
import { withParams } from '~/http/with-params'
import { CachedMarkup } from '~/page/speed/cached-markup'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Card, CardTitle } from '~/ui/card'
import { joinFacts } from '~/ui/join-facts'
import type { StatementCard as CardFacts } from '~/upstream/statements.server'
import type { StayPageParams } from '~contract/stays'
import { listBadges } from '../badges'
import { formatArea, formatFloor, formatRooms, formatShortPlace, listDays } from '../format-facts'
import { statementUrl } from '../urls'
import { PriceLine } from './price-line'
import { SameHomeLine } from './same-home-line'
import { StatementPhoto } from './statement-photo'

/** Maximum number of badges: more would cover the photo. */
const MAX_BADGES = 4

interface StatementCardProps {
  statement: CardFacts
  first?: boolean
  as?: 'li' | 'article'
  /** Heading level, one below the surrounding heading. */
  level?: 'h2' | 'h3'
  /** True in favourites, which cannot be hidden. */
  isFavorite?: boolean
  /** True for a paid position. */
  isPromoted?: boolean
  /** True on the page of the home, to which other cards lead. */
  isInGroup?: boolean
  /** True to omit the monthly loan payment. */
  brief?: boolean
  /** True in a row that scrolls sideways: a swipe scrolls the row, not the photos of a card. */
  isInShelf?: boolean
  /** Searched stay, which the page of the statement shows in its form. */
  stay?: StayPageParams | undefined
  /** Why the card has its place in the results. */
  placeReasons?: string | undefined
}

/** Renders a statement in a list: photo, price, title, place, facts, owner and day. */
export function StatementCard(props: StatementCardProps) {
  const { statement, ...options } = props
  const { currency, lightMode, cardTerms, favoriteIds, justHiddenIds } = usePage()
  const purseLevel = usePurseLevel(statement)
  const variant = [
    options,
    currency,
    lightMode,
    cardTerms,
    favoriteIds.includes(statement.id),
    justHiddenIds.includes(statement.id),
    purseLevel,
  ]
  return (
    <CachedMarkup subject={statement} variant={JSON.stringify(variant)}>
      <CardContent {...props} />
    </CachedMarkup>
  )
}

/** Renders the content; all page data it uses is part of the variant above. */
function CardContent({
  statement,
  first,
  as = 'li',
  level = 'h2',
  isFavorite,
  isPromoted,
  isInGroup,
  brief,
  isInShelf,
  stay,
  placeReasons,
}: StatementCardProps) {
  const { t } = useTranslation('statement')
  const { language, lightMode, justHiddenIds } = usePage()
  const facts = [
    formatArea(statement, t, language),
    statement.rooms && formatRooms(statement.rooms, t),
    formatFloor(statement, t),
  ]
  const hasStrip = !lightMode && !isInShelf && statement.photos > 1
  const kind = statement.ownerKind && t(`owner_kinds.${statement.ownerKind}`)
  return (
    <Card
      id={`card-${statement.id}`}
      as={as}
      photo={<CardPhoto statement={statement} first={first ?? false} />}
      photoAddresses={hasStrip ? statement.photoAddresses.join(' ') : undefined}
      overlay={<FavoriteButton statement={statement} />}
      replacement={justHiddenIds.includes(statement.id) ? <HiddenCard statement={statement} /> : null}
    >
      <PriceLine statement={statement} />
      <CardTitle href={withParams(statementUrl(statement, language), stay ?? {})} level={level}>
        {statement.title}
      </CardTitle>
      <p className="facts">{[formatShortPlace(statement), joinFacts(facts)].filter(Boolean).join('\n')}</p>
      {statement.homeGroup && !isInGroup ? (
        <SameHomeLine home={statement.homeGroup} />
      ) : (
        <BelowMedian statement={statement} />
      )}
      {brief ? null : <CardMonthlyPayment statement={statement} href={statementUrl(statement, language)} />}
      <PurseLevelLine statement={statement} />
      <p className="dim xs last">
        {statement.ownerPicture && !lightMode ? (
          <img
            className="owner-picture"
            src={statement.ownerPicture}
            alt=""
            width="20"
            height="20"
            loading="lazy"
          />
        ) : null}
        {joinFacts([
          isPromoted && t('paid_place'),
          statement.isNew && t('new'),
          kind,
          statement.isOwnerUnconfirmed && t('owner_unconfirmed'),
          ...listDays(statement, t, language),
        ])}
        {isFavorite ? null : <HideButton statement={statement} />}
      </p>
      {placeReasons ? (
        <details className="card-reasons">
          <summary className="chevron">{t('place_reasons')}</summary>
          {` ${placeReasons}`}
        </details>
      ) : null}
    </Card>
  )
}

function BelowMedian({ statement: { belowMedian, neighbourhood } }: { statement: CardFacts }) {
  const { t } = useTranslation('statement-page')
  if (!belowMedian || !neighbourhood) return null
  return <p className="sm">{t('below_median', { place: neighbourhood, percent: belowMedian.percent })}</p>
}

function CardPhoto({ statement, first }: { statement: CardFacts; first: boolean }) {
  const { t } = useTranslation('statement')
  const { photo, photos } = statement
  const badges = listBadges(statement, t).slice(0, MAX_BADGES)
  return (
    <StatementPhoto image={photo} first={first}>
      {badges.length > 0 ? (
        <div className="badges">
          {badges.map(({ tone, word }) => (
            <Badge key={word} tone={tone}>
              {`${word} `}
            </Badge>
          ))}
        </div>
      ) : null}
      {photos > 1 ? (
        <span className="count many" role="img" aria-label={t('photos', { count: photos })}>
          {photos}
        </span>
      ) : null}
      {photos === 0 ? <span className="count">{t('no_picture')}</span> : null}
    </StatementPhoto>
  )
}
