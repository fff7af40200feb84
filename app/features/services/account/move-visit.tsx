import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { useErrorText } from '~/forms/use-error-text'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { UnreachablePart } from '~/ui/unreachable-part'
import type { FreeTimes } from '../order/registry-visit/loader.server'
import { MonthCalendar, TimeRadios } from '../order/registry-visit/slot-picker'
import { moveVisitForm } from './change-order-forms'
import { ConfirmMove } from './confirm-move'
import { moveVisitHref } from './order-urls'

interface MoveVisitProps {
  orderId: number
  /** Free times; undefined until requested, null if unavailable. */
  times: FreeTimes | null | undefined
}

/** Renders times of the same hall, for the same price. */
export function MoveVisit({ orderId, times }: MoveVisitProps) {
  const { t } = useTranslation('services')
  const { language, layout } = usePage()
  return (
    <>
      <p>
        {t('own.move_text')} {t('own.move_limit')}
      </p>
      {times ? <TimesForm orderId={orderId} times={times} /> : null}
      {times === null ? <UnreachablePart retryHref={layout.currentHref} /> : null}
      {times === undefined ? (
        <div className="row">
          <ButtonLink icon="calendar" href={`${moveVisitHref(orderId, language)}#times`} rel="nofollow">
            {t('own.choose_time')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  )
}

function TimesForm({ orderId, times }: { orderId: number; times: FreeTimes }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(moveVisitForm)
  const error = useErrorText()(fields.slot.errors)
  const action = moveVisitHref(orderId, language) + (times.day ? `&day=${times.day}` : '')
  if (form.needsConfirmation)
    return <ConfirmMove orderId={orderId} form={form} field={fields.slot} action={action} />
  return (
    <PostForm form={form} action={action}>
      <MonthCalendar slots={times} />
      {times.day ? (
        <>
          <TimeRadios id={fields.slot.id} field={fields.slot} error={error} slots={times} />
          <div className="row">
            <Button name="intent" value="move_visit">
              {t('own.move_visit')}
            </Button>
          </div>
        </>
      ) : (
        <p>{t('own.no_free_times')}</p>
      )}
    </PostForm>
  )
}
