import { useTranslation } from 'react-i18next'
import { FavoriteButton } from '~/features/favorites'
import { PurseLevelBadge } from '~/features/purse'
import { withParams } from '~/http/with-params'
import { usePage } from '~/page/use-page'
import { joinFacts } from '~/ui/join-facts'
import { formatArea, formatFloor, formatPlace, formatRooms } from '../format-facts'
import { statementUrl } from '../urls'
import { MiniCard } from './mini-card'
import type { StatementRow } from './statement-row'
import { useFormatOtherPrices, useFormatPrice } from './use-format-price'

/** Renders compact cards beside the map, each a single link. */
export function StatementRows({
  statements,
  promotedPlaces,
}: {
  statements: StatementRow[]
  promotedPlaces: readonly number[]
}) {
  return (
    <ol className="map-rows">
      {statements.map((statement, place) => (
        <StatementRowCard
          key={statement.id}
          statement={statement}
          isPromoted={promotedPlaces.includes(place)}
        />
      ))}
    </ol>
  )
}

interface StatementRowCardProps {
  statement: StatementRow
  as?: 'div'
  /** True for a paid position. */
  isPromoted?: boolean
}

export function StatementRowCard({ statement, as, isPromoted }: StatementRowCardProps) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  const otherPrices = useFormatOtherPrices()(statement)
  return (
    <MiniCard
      as={as}
      statement={statement}
      href={withParams(statementUrl(statement, language), statement.stay ?? {})}
      price={formatPrice(statement)}
      overlay={<FavoriteButton statement={statement} />}
    >
      {otherPrices ? <small>{`${otherPrices} `}</small> : null}
      <small>
        <PurseLevelBadge statement={statement} />{' '}
        {joinFacts([
          isPromoted && t('paid_place'),
          formatPlace(statement),
          formatArea(statement, t, language),
          statement.rooms && formatRooms(statement.rooms, t),
          formatFloor(statement, t),
        ])}
      </small>
    </MiniCard>
  )
}
