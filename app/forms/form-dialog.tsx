import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Dialog, type DialogProps } from '~/ui/dialog'
import { PostForm } from './post-form'
import type { DefinedForm } from './use-defined-form'

export interface FormDialogProps extends Pick<DialogProps, 'id' | 'title' | 'summary' | 'closeHref'> {
  form: DefinedForm
  isRejected: boolean
  /** URL of the action. Default: the current page. */
  action?: string
  children: ReactNode
}

/** Renders a question or a few fields in a dialog. */
export function FormDialog({ form, isRejected, action, children, ...dialog }: FormDialogProps) {
  const { t } = useTranslation('ui')
  const { layout } = usePage()
  return (
    <Dialog {...dialog} size="small" focus={isRejected ? 'inside' : 'title'} closeLabel={t('close')}>
      <PostForm form={form} action={action ?? layout.currentHref}>
        {children}
      </PostForm>
    </Dialog>
  )
}
