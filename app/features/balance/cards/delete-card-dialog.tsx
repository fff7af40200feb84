import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Outcome } from '~/ui/outcome'
import type { SavedCard } from '~/upstream/payments.server'
import { deleteCardForm } from './form'
import { useFormatCardName } from './use-card-name'

export interface DeleteCardData {
  card: SavedCard | undefined
  closeHref: string
  action: string
}

export function DeleteCardDialog({ data: { card, closeHref, action } }: { data: DeleteCardData }) {
  const { t } = useTranslation(['payments', 'ui'])
  const nameOf = useFormatCardName()
  const { form, fields, isRejected } = useDefinedForm(deleteCardForm)
  return (
    <Dialog
      id="forget-card"
      size="small"
      focus={isRejected ? 'inside' : 'title'}
      title={t(card ? 'payments:remove_card.title' : 'payments:remove_card.done_title')}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      {card ? (
        <PostForm form={form} action={action}>
          <input type="hidden" name={fields.card_id.name} value={card.id} />
          <p>{t('payments:remove_card.text', { card: nameOf(card) })}</p>
          <div className="row">
            <Button variant="risk">{t('payments:remove_card.confirm')}</Button>
            <ButtonLink variant="plain" href={closeHref}>
              {t('payments:remove_card.cancel')}
            </ButtonLink>
          </div>
        </PostForm>
      ) : (
        <Outcome>
          <p>{t('payments:remove_card.done_text')}</p>
          <ButtonLink variant="main" href={closeHref}>
            {t('payments:remove_card.close')}
          </ButtonLink>
        </Outcome>
      )}
    </Dialog>
  )
}
