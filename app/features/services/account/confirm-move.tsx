import { useTranslation } from 'react-i18next'
import type { AnyField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import type { DefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { formatSlotDay } from '../order/registry-visit/format-day'
import { orderPagePath } from './order-urls'

interface ConfirmMoveProps {
  orderId: number
  form: DefinedForm
  /** Field of a day, or of a day with a time. */
  field: AnyField
  action: string
}

/** Renders the confirmation of a visit that can no longer be moved or cancelled. */
export function ConfirmMove({ orderId, form, field, action }: ConfirmMoveProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const chosen = String(field.initialValue ?? '')
  const [date = '', time] = chosen.split(' ')
  const when = [formatSlotDay(date, language), time].filter(Boolean).join(', ')
  return (
    <PostForm form={form} action={action}>
      <input type="hidden" name={field.name} value={chosen} />
      <p role="alert">{t('own.confirm_move', { when })}</p>
      <div className="row">
        <Button variant="risk">{t('own.move_anyway')}</Button>
        <ButtonLink href={toLocalizedPath(orderPagePath(orderId), language)}>
          {t('own.do_not_move')}
        </ButtonLink>
      </div>
    </PostForm>
  )
}
