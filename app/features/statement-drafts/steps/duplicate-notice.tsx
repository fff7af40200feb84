import { useTranslation } from 'react-i18next'
import { statementUrl } from '~/features/statements'
import { formatId } from '~/i18n/format-id'
import { usePage } from '~/page/use-page'
import { Flash } from '~/ui/flash'
import type { StatementDraftData } from '../loader.server'

export function DuplicateNotice({ duplicates }: Pick<StatementDraftData, 'duplicates'>) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  if (duplicates.length === 0) return null
  return (
    <Flash tone="warn">
      {t('duplicates', { count: duplicates.length })}
      <ul>
        {duplicates.map((statement) => (
          <li key={statement.id}>
            <a href={statementUrl(statement, language)}>
              {statement.title}, {formatId(statement.id, language)}
            </a>
          </li>
        ))}
      </ul>
    </Flash>
  )
}
