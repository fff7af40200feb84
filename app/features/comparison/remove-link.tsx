import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { type ComparisonQuery, comparisonUrl } from './urls'

interface RemoveLinkProps {
  id: number
  /** Name of the statement, for screen readers. */
  name: string
  query: ComparisonQuery
}

/** Links to the comparison of the others. */
export function RemoveLink({ id, name, query: { ids, onlyDifferences } }: RemoveLinkProps) {
  const { t } = useTranslation('comparison')
  const { language } = usePage()
  const others = comparisonUrl({ ids: ids.filter((other) => other !== id), onlyDifferences })
  return (
    <ButtonLink
      href={toLocalizedPath(others, language)}
      variant="plain"
      size="small"
      icon="close"
      rel="nofollow"
    >
      {t('remove')} <span className="visually-hidden">{name}</span>
    </ButtonLink>
  )
}
