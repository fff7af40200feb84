import { useTranslation } from 'react-i18next'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import type { OperatorOrderDetails } from '~/upstream/operator-orders.server'

/** Renders a statement of an order, and whether its tour exists. */
export function OrderStatement({ id, tourUrl }: OperatorOrderDetails['statements'][number]) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <>
      <a href={toLocalizedPath(`/statements/${id}`, language)}>{formatId(id, language)}</a>
      {tourUrl ? <small className="mute"> · {t('order.has_tour')}</small> : null}
    </>
  )
}
