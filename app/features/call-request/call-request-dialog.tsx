import { useTranslation } from 'react-i18next'
import { useFormReply } from '~/forms/form-reply'
import { ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Icon } from '~/ui/icon'
import { CallRequestForm } from './call-request-form'
import { callRequestForm, type KnownCaller } from './form'

interface CallRequestDialogProps {
  data: { isSent: boolean; closeHref: string; action: string; known: KnownCaller; isForCompany: boolean }
}

export function CallRequestDialog({ data }: CallRequestDialogProps) {
  const { t } = useTranslation(['call-request', 'ui'])
  const { isSent, closeHref, action, known, isForCompany } = data
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
        <CallRequestSent closeHref={closeHref} isForCompany={isForCompany} />
      ) : (
        <CallRequestForm
          definition={callRequestForm}
          action={action}
          known={known}
          isForCompany={isForCompany}
        >
          <p>{t(isForCompany ? 'call-request:company_calls' : 'call-request:hours')}</p>
        </CallRequestForm>
      )}
    </Dialog>
  )
}

function CallRequestSent({ closeHref, isForCompany }: { closeHref: string; isForCompany: boolean }) {
  const { t } = useTranslation('call-request')
  return (
    <div className="stack outcome">
      <Icon name="check" />
      <p>{t(isForCompany ? 'company_sent' : 'sent_text')}</p>
      <ButtonLink variant="main" href={closeHref}>
        {t('close')}
      </ButtonLink>
    </div>
  )
}
