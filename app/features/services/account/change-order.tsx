import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import type { ServiceOrder } from '~/upstream/services.server'
import { getBookableDays } from '~contract/forms/order-fields'
import type { FreeTimes } from '../order/registry-visit/loader.server'
import { cancelOrderForm, moveOrderForm } from './change-order-forms'
import { ConfirmMove } from './confirm-move'
import { MoveVisit } from './move-visit'
import { orderPagePath } from './order-urls'

interface ChangeOrderProps {
  order: ServiceOrder
  /** Refund in tetri. */
  refund: number
  visitTimes: FreeTimes | null | undefined
}

/**
 * Renders the changes of an order that has not begun, or of a running promotion. Opened first, so that no
 * single click cancels it.
 */
export function ChangeOrder({ order, refund, visitTimes }: ChangeOrderProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const cancelling = useDefinedForm(cancelOrderForm)
  const moving = useDefinedForm(moveOrderForm, { defaultValue: { date: order.wishedDay } })
  const action = toLocalizedPath(orderPagePath(order.id), language)
  const sum = formatLari(refund, language)
  return (
    <Disclosure
      summary={t(getSummaryKey(order))}
      open={
        visitTimes !== undefined ||
        cancelling.isShownAgain ||
        moving.isShownAgain ||
        moving.form.needsConfirmation
      }
    >
      <div className="stack">
        {order.isMovable && order.booking ? <MoveVisit orderId={order.id} times={visitTimes} /> : null}
        {order.isMovable && !order.booking ? (
          <MoveOrder orderId={order.id} moving={moving} action={action} />
        ) : null}
        <PostForm form={cancelling.form} action={action}>
          <input type="hidden" name={cancelling.fields.refund.name} value={refund} />
          <p>{t(order.state === 'active' ? 'own.end_text' : 'own.cancel_text', { sum })}</p>
          <div className="row">
            <Button variant="risk" name="intent" value="cancel">
              {t(order.state === 'active' ? 'own.end_button' : 'own.cancel_button', { sum })}
            </Button>
          </div>
        </PostForm>
      </div>
    </Disclosure>
  )
}

interface MoveOrderProps {
  orderId: number
  moving: ReturnType<typeof useDefinedForm<(typeof moveOrderForm)['schema']>>
  action: string
}

/** Renders the form that moves an order to another day. */
function MoveOrder({ orderId, moving: { form, fields }, action }: MoveOrderProps) {
  const { t } = useTranslation('services')
  if (form.needsConfirmation)
    return <ConfirmMove orderId={orderId} form={form} field={fields.date} action={action} />
  return (
    <PostForm form={form} action={action}>
      <p>{t('own.move_limit')}</p>
      <InputField
        field={fields.date}
        type="date"
        {...getBookableDays()}
        label={t('fields.date')}
        hint={t('hints.date')}
      />
      <div className="row">
        <Button name="intent" value="move">
          {t('own.move')}
        </Button>
      </div>
    </PostForm>
  )
}

function getSummaryKey({ isMovable, state }: ServiceOrder) {
  if (isMovable) return 'own.move_or_cancel'
  return state === 'active' ? 'own.end' : 'own.cancel'
}
