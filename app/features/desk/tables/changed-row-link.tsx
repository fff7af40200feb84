import { useTranslation } from 'react-i18next'
import type { DefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'

interface ChangedRowLinkProps {
  form: { metadata: Pick<DefinedForm['metadata'], 'allErrors'> }
}

/** Links to the current row in a new tab, as the typed values exist only on this page. */
export function ChangedRowLink({ form }: ChangedRowLinkProps) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const isChanged = form.metadata.allErrors['']?.key === 'row_changed'
  return isChanged ? (
    <p>
      <a href={layout.currentHref} target="_blank" rel="noreferrer">
        {t('tables.open_changed')}
      </a>
    </p>
  ) : null
}
