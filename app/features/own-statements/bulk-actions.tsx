import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'

/** The form that the ticks of the rows belong to. */
export const BULK_FORM_ID = 'bulk'

/** What can be done with all that are ticked; what cannot be done with one of them is told afterwards. */
export function BulkActions({ here }: { here: string }) {
  const { t } = useTranslation('own')
  return (
    <form id={BULK_FORM_ID} className="bulk" method="post" action={here} aria-label={t('ticked')}>
      <span className="sm mute">{t('ticked')}</span>
      <Button variant="plain" size="small" icon="star" name="intent" value="choose_vip">
        {t('acts.vip')}
      </Button>
      <Button variant="plain" size="small" icon="plus" name="intent" value="choose_services">
        {t('acts.services')}
      </Button>
      <Button variant="plain" size="small" icon="refresh" name="intent" value="renew">
        {t('acts.renew')}
      </Button>
      <Button variant="plain" size="small" icon="hide" name="intent" value="hide">
        {t('acts.hide')}
      </Button>
      <Button variant="plain" size="small" icon="eye" name="intent" value="show">
        {t('acts.show')}
      </Button>
      <Button variant="plain" size="small" icon="trash" name="intent" value="choose_delete">
        {t('acts.delete')}
      </Button>
    </form>
  )
}
