import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { StatementCard } from '~/upstream/statements.server'
import { statementUrl } from '../urls'
import { MiniCard } from './mini-card'
import { useFormatPrice } from './use-format-price'

/** In a scrolling row. */
export function VipRow({ statements }: { statements: StatementCard[] }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  if (statements.length === 0) return null
  return (
    <section className="mini-list" aria-labelledby="vip-row">
      <h2 id="vip-row">{t('vip_row')}</h2>
      <ul className="minis">
        {statements.map((statement) => (
          <MiniCard
            key={statement.id}
            statement={statement}
            href={statementUrl(statement, language)}
            price={formatPrice(statement)}
          />
        ))}
      </ul>
    </section>
  )
}
