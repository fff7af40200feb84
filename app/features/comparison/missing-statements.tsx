import { useTranslation } from 'react-i18next'
import { formatId } from '~/i18n/format-id'
import { usePage } from '~/page/use-page'
import { Flash } from '~/ui/flash'
import type { MissingStatement } from './compared-statements.server'
import { RemoveLink } from './remove-link'
import type { ComparisonQuery } from './urls'

interface MissingStatementsProps {
  missing: readonly MissingStatement[]
  /** Query of the page, if its URL lists the statements. */
  query?: ComparisonQuery
}

/** Renders the statements without a column, each with the reason. */
export function MissingStatements({ missing, query }: MissingStatementsProps) {
  const { t } = useTranslation('comparison')
  const { language } = usePage()
  return missing.map(({ id, reason, page }) => {
    const name = page?.title ?? formatId(id, language)
    const action = query ? <RemoveLink id={id} name={name} query={query} /> : undefined
    return (
      <Flash key={id} tone="info" quiet action={action}>
        <b>{page ? <a href={page.href}>{name}</a> : name}.</b> {t(`missing.${reason}`)}
      </Flash>
    )
  })
}
