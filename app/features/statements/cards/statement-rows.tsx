import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { StatementCard } from '~/upstream/statements.server'
import { formatArea, formatFloor, formatPlace, formatRooms } from '../format-facts'
import { statementUrl } from '../urls'
import { MiniCard } from './mini-card'
import { useFormatPrice } from './use-format-price'

/** Compact cards beside the map, each a single link. */
export function StatementRows({ statements }: { statements: StatementCard[] }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  return (
    <ol className="map-rows">
      {statements.map((statement) => (
        <MiniCard
          key={statement.id}
          statement={statement}
          href={statementUrl(statement, language)}
          price={formatPrice(statement)}
        >
          <small>
            {[
              formatPlace(statement, statement.cityId !== 1),
              formatArea(statement, t, language),
              statement.rooms && formatRooms(statement.rooms, t),
              formatFloor(statement, t),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </MiniCard>
      ))}
    </ol>
  )
}
