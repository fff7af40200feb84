import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { CallForm } from './call-fields'
import type { CallDialogData } from './call-form'

/** Above any page: leave a number and be called. */
export function CallDialog({ data }: { data: CallDialogData }) {
  const { t } = useTranslation(['call', 'ui'])
  const { closeHref, isSent, returned } = data
  return (
    <Dialog
      id="call"
      size="small"
      title={t(isSent ? 'call:sent_title' : 'call:title')}
      focus={returned ? 'inside' : 'title'}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      {isSent ? (
        <Sent closeHref={closeHref} />
      ) : (
        <CallForm {...data}>
          <p>{t('call:hours')}</p>
        </CallForm>
      )}
    </Dialog>
  )
}

function Sent({ closeHref }: { closeHref: string }) {
  const { t } = useTranslation('call')
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
