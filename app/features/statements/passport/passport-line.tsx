import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { joinFacts } from '~/ui/join-facts'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { formatDaysAgo } from '../format-facts'
import { type Evidence, listEvidence } from './list-evidence'
import { passportUrl } from './passport-url'

/** Renders what is known of a statement in one line, what is not known last, with a link to the evidence. */
export function PassportLine({ statement }: { statement: StatementDetails }) {
  const { t } = useTranslation('statement-passport')
  const { language } = usePage()
  const formatEvidence = useFormatEvidence()
  if (!statement.passport) return null
  const evidence = listEvidence(statement)
  const unknown = evidence.filter(({ found }) => found === 'unknown')
  const parts = [
    ...evidence.filter(({ found }) => found !== 'unknown').map(formatEvidence),
    ...(unknown.length > 0
      ? [t('unknown', { names: unknown.map(({ name }) => t(`short.${name}`)).join(', ') })]
      : []),
  ]
  return (
    <p className="sm dim">
      <a href={passportUrl(statement.id, language)}>{t('link')}</a>
      {`: ${joinFacts(parts)}`}
    </p>
  )
}

/** Formats known evidence in a few words. */
function useFormatEvidence() {
  const { t } = useTranslation(['statement-passport', 'statement'])
  const { t: shared } = useTranslation('statement')
  const { language } = usePage()
  return (evidence: Evidence): string => {
    if (evidence.found === 'unknown') return ''
    switch (evidence.name) {
      case 'availability':
        return t('availability.confirmed', { when: formatDaysAgo(evidence.at, shared) })
      case 'phone':
        return t(`phone.${evidence.found}`)
      case 'photos':
        return t(`photos.${evidence.found}`, { count: evidence.count, total: evidence.total })
      case 'price':
        return t(`price.${evidence.found}`)
      case 'register':
        return t('register.checked', { day: formatDay(evidence.at, language) })
      case 'owner':
        return shared(`owner_kinds.${evidence.kind}`).toLocaleLowerCase(language)
    }
  }
}
