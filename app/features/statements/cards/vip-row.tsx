import { useTranslation } from 'react-i18next'
import { CachedMarkup } from '~/page/speed/cached-markup'
import { usePage } from '~/page/use-page'
import type { StatementCard } from '~/upstream/statements.server'
import { statementUrl } from '../urls'
import { MiniCard } from './mini-card'
import { useFormatPrice } from './use-format-price'

/** Maximum number from the specification. */
export const MAX_VIP_ROW = 9

/** Renders a scrolling row. */
export function VipRow({ statements }: { statements: StatementCard[] }) {
  const { t } = useTranslation('statement')
  const { currency, lightMode } = usePage()
  if (statements.length === 0) return null
  const isWide = statements.length < 5
  const variant = JSON.stringify(['VIP row', currency, lightMode, isWide])
  return (
    <section className="mini-list" aria-labelledby="vip-row">
      <h2 id="vip-row">{t('vip_row')}</h2>
      <ul className={isWide ? 'minis few' : 'minis'}>
        {statements.map((statement) => (
          <CachedMarkup key={statement.id} subject={statement} variant={variant}>
            <VipCard statement={statement} isWide={isWide} />
          </CachedMarkup>
        ))}
      </ul>
    </section>
  )
}

function VipCard({ statement, isWide }: { statement: StatementCard; isWide: boolean }) {
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  return (
    <MiniCard
      statement={statement}
      href={statementUrl(statement, language)}
      isWide={isWide}
      price={formatPrice(statement)}
    />
  )
}
