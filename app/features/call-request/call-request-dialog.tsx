import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Icon } from '~/ui/icon'
import { CallRequestForm } from './call-request-form'
import type { CallRequestDialogData } from './form'

export function CallRequestDialog({ data }: { data: CallRequestDialogData }) {
  const { t } = useTranslation(['call-request', 'ui'])
  const { closeHref, isSent, formResult } = data
  return (
    <Dialog
      id="call"
      size="small"
      title={t(isSent ? 'call-request:sent_title' : 'call-request:title')}
      focus={formResult ? 'inside' : 'title'}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      {isSent ? (
        <CallRequestSent closeHref={closeHref} />
      ) : (
        <CallRequestForm {...data}>
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
