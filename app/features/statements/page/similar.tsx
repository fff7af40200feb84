import { useTranslation } from 'react-i18next'
import type { StatementCard as CardFacts } from '../../../upstream/statements.server'
import { StatementCard } from '../cards/statement-card'

/** Statements like this one; nothing when there are none. */
export function Similar({ cards }: { cards: CardFacts[] }) {
  const { t } = useTranslation('statement')
  if (cards.length === 0) return null
  return (
    <section className="sec similar">
      <div className="sec-head">
        <h2>{t('similar')}</h2>
      </div>
      <div className="shelf">
        {cards.map((card) => (
          <StatementCard key={card.id} statement={card} as="article" level="h3" />
        ))}
      </div>
    </section>
  )
}
