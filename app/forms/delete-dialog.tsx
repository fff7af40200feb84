import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { FormDialog, type FormDialogProps } from './form-dialog'

interface DeleteDialogProps extends FormDialogProps {
  /** Label of the button that deletes. */
  confirm: string
  /** Label of the link that closes the dialog. */
  cancel: string
}

/** Renders the question before something is deleted. */
export function DeleteDialog({ confirm, cancel, children, ...dialog }: DeleteDialogProps) {
  return (
    <FormDialog {...dialog}>
      {children}
      <Button variant="risk" wide icon="trash">
        {confirm}
      </Button>
      <ButtonLink variant="plain" wide href={dialog.closeHref}>
        {cancel}
      </ButtonLink>
    </FormDialog>
  )
}

interface DeletedDialogProps {
  title: string
  text: string
  closeHref: string
}

/** Confirms a deletion. */
export function DeletedDialog({ title, text, closeHref }: DeletedDialogProps) {
  const { t } = useTranslation('ui')
  return (
    <Dialog id="deleted" size="small" title={title} closeHref={closeHref} closeLabel={t('close')}>
      <div className="stack">
        <p>{text}</p>
        <ButtonLink wide href={closeHref}>
          {t('close')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
