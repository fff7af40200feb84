import { useTranslation } from 'react-i18next'
import { formatId } from '~/i18n/format-id'
import { usePage } from '~/page/use-page'
import { Flash } from '~/ui/flash'
import type { ComparisonData } from './loader.server'
import { RemoveLink } from './remove-link'

/** Renders the statements of the URL without a column, each with the reason. */
export function MissingStatements({ missing, query }: Pick<ComparisonData, 'missing' | 'query'>) {
  const { t } = useTranslation('comparison')
  const { language } = usePage()
  return missing.map(({ id, reason, page }) => {
    const name = page?.title ?? formatId(id, language)
    return (
      <Flash key={id} tone="info" quiet action={<RemoveLink id={id} name={name} query={query} />}>
        <b>{page ? <a href={page.href}>{name}</a> : name}.</b> {t(`missing.${reason}`)}
      </Flash>
    )
  })
}
