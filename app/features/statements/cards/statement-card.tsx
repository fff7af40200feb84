import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { Badge } from '../../../ui/badge'
import { Card, CardTitle } from '../../../ui/card'
import type { StatementCard as CardFacts } from '../../../upstream/statements.server'
import { Heart, HiddenPlace, Hide } from '../../favorites'
import { CardPayment } from '../../loan'
import { badgesOf } from '../badges'
import { areaText, dayText, floorText, placeText, roomsText } from '../facts'
import { statementAddress } from '../statement-address'
import { PriceLine } from './price-line'
import { StatementPhoto } from './statement-photo'

/** More would hide the photo; the statement's own page shows them all. */
const MOST_BADGES = 4

interface StatementCardProps {
  statement: CardFacts
  /** One of the first in sight: its picture is fetched at once. */
  first?: boolean
  as?: 'li' | 'article'
  /** Right under the page's heading, or under that of a section. */
  level?: 'h2' | 'h3'
  /** Among what somebody keeps nothing is to be hidden. */
  kept?: boolean
  /** Without what a loan would cost. */
  brief?: boolean
}

/** A statement in a list: photo, price, title, place, facts, owner and day. */
export function StatementCard({
  statement,
  first,
  as = 'li',
  level = 'h2',
  kept,
  brief,
}: StatementCardProps) {
  const { t } = useTranslation('statement')
  const { language, justHiddenIds } = usePage()
  const facts = [
    areaText(statement, t, language),
    statement.rooms && roomsText(statement.rooms, t),
    floorText(statement, t),
  ].filter(Boolean)
  const kind = statement.ownerKind && t(`owner_kinds.${statement.ownerKind}`)
  return (
    <Card
      id={`card-${statement.id}`}
      as={as}
      photo={<CardPhoto statement={statement} first={first ?? false} />}
      above={<Heart statement={statement} />}
      instead={justHiddenIds.includes(statement.id) ? <HiddenPlace statement={statement} /> : null}
    >
      <PriceLine statement={statement} />
      {brief ? null : <CardPayment statement={statement} href={statementAddress(statement, language)} />}
      <CardTitle href={statementAddress(statement, language)} level={level}>
        {statement.title}
      </CardTitle>
      <p className="mute sm">{placeText(statement, statement.cityId !== 1)}</p>
      <p className="facts">{facts.join(' · ')}</p>
      <p className="dim xs last">
        {[kind, dayText(statement.updatedAt, t, language)].filter(Boolean).join(' · ')}
        {kept ? null : <Hide statement={statement} />}
      </p>
    </Card>
  )
}

function CardPhoto({ statement, first }: { statement: CardFacts; first: boolean }) {
  const { t } = useTranslation('statement')
  const { photo, photos } = statement
  const badges = badgesOf(statement, t).slice(0, MOST_BADGES)
  return (
    <StatementPhoto image={photo} first={first}>
      {badges.length > 0 ? (
        <div className="badges">
          {badges.map(({ tone, word }) => (
            <Badge key={word} tone={tone}>
              {word}
            </Badge>
          ))}
        </div>
      ) : null}
      {photos > 1 ? <span className="count many">{photos}</span> : null}
      {photos === 0 ? <span className="count">{t('no_picture')}</span> : null}
    </StatementPhoto>
  )
}
