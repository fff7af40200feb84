import { useTranslation } from 'react-i18next'
import { FormDialog } from '~/forms/form-dialog'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { deleteDraftForm } from './form'
import type { StatementDraftData } from './loader.server'
import { deleteDraftHref, draftStepHref } from './urls'

export function DeleteDraftDialog({ data }: { data: unknown }) {
  const { t } = useTranslation(['statement-drafts', 'ui'])
  const { language } = usePage()
  const { page, values } = data as StatementDraftData
  const { form, isRejected } = useDefinedForm(deleteDraftForm)
  const closeHref = draftStepHref(page, language)
  const kind = page.statement ? 'changes' : 'draft'
  return (
    <FormDialog
      form={form}
      isRejected={isRejected}
      action={deleteDraftHref(page, language)}
      id="delete-draft-dialog"
      title={t(`deleting.${kind}.title`)}
      summary={values.address}
      closeHref={closeHref}
    >
      <p>{t(`deleting.${kind}.text`)}</p>
      <Button variant="risk" wide icon="trash">
        {t(`deleting.${kind}.confirm`)}
      </Button>
      <ButtonLink variant="plain" wide href={closeHref}>
        {t('deleting.cancel')}
      </ButtonLink>
    </FormDialog>
  )
}
