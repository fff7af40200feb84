import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import type { StatementCard } from '../../../upstream/statements.server'
import { areaText, floorText, placeText, roomsText } from '../facts'
import { statementAddress } from '../statement-address'
import { MiniCard } from './mini-card'
import { usePriceText } from './price-text'

/** Statements beside a map: one line of facts each, all of it one link, so that a page has room for the map. */
export function StatementRows({ statements }: { statements: StatementCard[] }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const priceText = usePriceText()
  return (
    <ol className="map-rows">
      {statements.map((statement) => (
        <MiniCard
          key={statement.id}
          statement={statement}
          href={statementAddress(statement, language)}
          price={priceText(statement)}
        >
          <small>
            {[
              placeText(statement, statement.cityId !== 1),
              areaText(statement, t, language),
              statement.rooms && roomsText(statement.rooms, t),
              floorText(statement, t),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </MiniCard>
      ))}
    </ol>
  )
}
