import { useTranslation } from 'react-i18next'
import { Section } from '~/ui/section'
import type { StatementCard as CardFacts } from '~/upstream/statements.server'
import { StatementCard } from '../cards/statement-card'

export function SimilarStatements({ cards }: { cards: CardFacts[] }) {
  const { t } = useTranslation('statement-page')
  if (cards.length === 0) return null
  return (
    <Section title={t('similar')} className="similar">
      <div className="shelf">
        {cards.map((card) => (
          <StatementCard key={card.id} statement={card} as="article" level="h3" />
        ))}
      </div>
    </Section>
  )
}
