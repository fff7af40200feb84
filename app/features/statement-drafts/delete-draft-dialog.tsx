import { useTranslation } from 'react-i18next'
import { DeleteDialog } from '~/forms/delete-dialog'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { deleteDraftForm } from './form'
import type { StatementDraftData } from './loader.server'
import { deleteDraftHref, draftStepHref } from './urls'

export function DeleteDraftDialog({ data }: { data: unknown }) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  const { page, values } = data as StatementDraftData
  const { form, isRejected } = useDefinedForm(deleteDraftForm)
  const closeHref = draftStepHref(page, language)
  const kind = page.statement ? 'changes' : 'draft'
  return (
    <DeleteDialog
      form={form}
      isRejected={isRejected}
      action={deleteDraftHref(page, language)}
      id="delete-draft-dialog"
      title={t(`deleting.${kind}.title`)}
      summary={values.address}
      closeHref={closeHref}
      confirm={t(`deleting.${kind}.confirm`)}
      cancel={t('deleting.cancel')}
    >
      <p>{t(`deleting.${kind}.text`)}</p>
    </DeleteDialog>
  )
}
