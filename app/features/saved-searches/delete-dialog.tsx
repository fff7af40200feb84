import { useTranslation } from 'react-i18next'
import { FormDialog } from '~/forms/form-dialog'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import { deleteSearchForm } from './form'
import type { SavedSearchesData } from './loader.server'

export function DeleteSearchDialog({ data }: { data: unknown }) {
  const { t } = useTranslation('saved-searches')
  const { language } = usePage()
  const { searchToDelete } = data as SavedSearchesData
  const { form, fields, isRejected } = useDefinedForm(deleteSearchForm)
  if (!searchToDelete) return null
  const listHref = toLocalizedPath(SAVED_SEARCHES_PATH, language)
  return (
    <FormDialog
      form={form}
      isRejected={isRejected}
      id="delete"
      title={t('delete_title')}
      closeHref={listHref}
    >
      <p>{t('delete_text', { name: searchToDelete.name })}</p>
      <input type="hidden" name={fields.id.name} value={searchToDelete.id} />
      <Button variant="risk" wide icon="trash">
        {t('delete')}
      </Button>
      <ButtonLink variant="plain" wide href={listHref}>
        {t('keep')}
      </ButtonLink>
    </FormDialog>
  )
}
