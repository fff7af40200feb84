import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '~/forms/error-summary'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Icon } from '~/ui/icon'
import type { SavedCard } from '~/upstream/payments.server'
import { useFormatCardName } from './use-card-name'

export interface DeleteCardData {
  card: SavedCard | undefined
  hasFailed?: boolean
  closeHref: string
  action: string
}

export function DeleteCardDialog({ data: { card, hasFailed, closeHref, action } }: { data: DeleteCardData }) {
  const { t } = useTranslation(['payments', 'ui'])
  const nameOf = useFormatCardName()
  return (
    <Dialog
      id="forget-card"
      size="small"
      focus={hasFailed ? 'inside' : 'title'}
      title={t(card ? 'payments:remove_card.title' : 'payments:remove_card.done_title')}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      {card ? (
        <form method="post" action={action} className="stack">
          {hasFailed ? <ErrorSummary title={t('payments:remove_card.failed')} /> : null}
          <p>{t('payments:remove_card.text', { card: nameOf(card) })}</p>
          <div className="row">
            <Button variant="risk" name="intent" value="delete">
              {t('payments:remove_card.confirm')}
            </Button>
            <ButtonLink variant="plain" href={closeHref}>
              {t('payments:remove_card.cancel')}
            </ButtonLink>
          </div>
        </form>
      ) : (
        <div className="stack outcome">
          <Icon name="check" />
          <p>{t('payments:remove_card.done_text')}</p>
          <ButtonLink variant="main" href={closeHref}>
            {t('payments:remove_card.close')}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  )
}
