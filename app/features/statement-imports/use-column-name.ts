import { useTranslation } from 'react-i18next'
import { useDraftFieldName } from '~/features/statement-drafts'
import type { ImportColumn } from '~contract/import-columns'

/** Returns a function that names columns. */
export function useColumnName(): (column: ImportColumn) => string {
  const { t } = useTranslation('statement-imports')
  const toFieldName = useDraftFieldName()
  return (column) => {
    if (column === 'external_id' || column === 'district' || column === 'photos')
      return t(`columns.${column}`)
    return toFieldName(column)
  }
}
