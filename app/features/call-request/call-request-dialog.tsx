import { useTranslation } from 'react-i18next'
import { useFormReply } from '~/forms/form-reply'
import { ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Icon } from '~/ui/icon'
import { CallRequestForm } from './call-request-form'
import { callRequestForm, type KnownCaller } from './form'

interface CallRequestDialogProps {
  data: { isSent: boolean; closeHref: string; action: string; known: KnownCaller }
}

export function CallRequestDialog({ data: { isSent, closeHref, action, known } }: CallRequestDialogProps) {
  const { t } = useTranslation(['call-request', 'ui'])
  return (
    <Dialog
      id="call"
      size="small"
      title={t(isSent ? 'call-request:sent_title' : 'call-request:title')}
      focus={useFormReply(callRequestForm.id) ? 'inside' : 'title'}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      {isSent ? (
        <CallRequestSent closeHref={closeHref} />
      ) : (
        <CallRequestForm definition={callRequestForm} action={action} known={known}>
          <p>{t('call-request:hours')}</p>
        </CallRequestForm>
      )}
    </Dialog>
  )
}

function CallRequestSent({ closeHref }: { closeHref: string }) {
  const { t } = useTranslation('call-request')
  return (
    <div className="stack outcome">
      <Icon name="check" />
      <p>{t('sent_text')}</p>
      <ButtonLink variant="main" href={closeHref}>
        {t('close')}
      </ButtonLink>
    </div>
  )
}
