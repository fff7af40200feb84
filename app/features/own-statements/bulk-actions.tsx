import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'

export const BULK_FORM_ID = 'bulk'

/** Statements the action does not apply to are reported afterwards. */
export function BulkActions({ listHref }: { listHref: string }) {
  const { t } = useTranslation('own-statements')
  return (
    <form id={BULK_FORM_ID} className="bulk" method="post" action={listHref} aria-label={t('selected')}>
      <span className="sm mute">{t('selected')}</span>
      <Button variant="plain" size="small" icon="star" name="intent" value="choose_vip">
        {t('actions.vip')}
      </Button>
      <Button variant="plain" size="small" icon="plus" name="intent" value="choose_services">
        {t('actions.services')}
      </Button>
      <Button variant="plain" size="small" icon="refresh" name="intent" value="renew">
        {t('actions.renew')}
      </Button>
      <Button variant="plain" size="small" icon="hide" name="intent" value="hide">
        {t('actions.hide')}
      </Button>
      <Button variant="plain" size="small" icon="eye" name="intent" value="show">
        {t('actions.show')}
      </Button>
      <Button variant="plain" size="small" icon="trash" name="intent" value="choose_delete">
        {t('actions.delete')}
      </Button>
    </form>
  )
}
