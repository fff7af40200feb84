import { useTranslation } from 'react-i18next'
import { useFormReply } from '~/forms/form-reply'
import { ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Outcome } from '~/ui/outcome'
import { CallRequestForm } from './call-request-form'
import { callRequestForm, type KnownCaller } from './form'

interface CallRequestDialogProps {
  data: {
    isSent: boolean
    closeHref: string
    action: string
    known: KnownCaller
    isForCompany: boolean
    /** Name of the company that calls; undefined if it cannot be looked up. */
    companyName: string | undefined
  }
}

export function CallRequestDialog({ data }: CallRequestDialogProps) {
  const { t } = useTranslation(['call-request', 'ui'])
  const { isSent, closeHref, action, known, isForCompany, companyName } = data
  const company = companyName ?? t('call-request:company')
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
        <CallRequestSent closeHref={closeHref} company={isForCompany ? company : undefined} />
      ) : (
        <CallRequestForm
          definition={callRequestForm}
          action={action}
          known={known}
          isForCompany={isForCompany}
        >
          <p>{isForCompany ? t('call-request:company_calls', { company }) : t('call-request:hours')}</p>
        </CallRequestForm>
      )}
    </Dialog>
  )
}

function CallRequestSent({ closeHref, company }: { closeHref: string; company: string | undefined }) {
  const { t } = useTranslation('call-request')
  return (
    <Outcome>
      <p>{company ? t('company_sent', { company }) : t('sent_text')}</p>
      <ButtonLink variant="main" href={closeHref}>
        {t('close')}
      </ButtonLink>
    </Outcome>
  )
}
