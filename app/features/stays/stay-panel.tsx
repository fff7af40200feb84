import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDayRange } from '~/i18n/format-day-range'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import type { Stay } from '~/upstream/stays.server'
import { toAccountConversationPath, toGuestConversationPath } from '~contract/conversations'
import { toStayCalendarPath } from '~contract/stays'
import { changeStayForm } from './form'
import { StayButtons, StayStatus } from './stay-actions'
import { SumTable } from './sum-table'

interface StayPanelProps {
  stays: readonly Stay[]
  rate: number | undefined
  /** True for a guest who reads the conversation by its key. */
  isGuest: boolean
}

/** Renders the stays of a conversation, with what the visitor's side can do. */
export function StayPanel({ stays, rate, isGuest }: StayPanelProps) {
  const { t } = useTranslation('stays')
  const { language, layout } = usePage()
  const { form, fields } = useDefinedForm(changeStayForm)
  if (stays.length === 0) return null
  const toConversationPath = isGuest ? toGuestConversationPath : toAccountConversationPath
  return (
    <PostForm form={form} action={layout.currentHref} aria-label={t('stays')}>
      {stays.map((stay) => (
        <section key={stay.id} className="stack panel">
          <h2>{t('stay', { days: formatDayRange(stay, language) })}</h2>
          <StayStatus stay={stay} />
          <SumTable sum={stay.sum} currencyId={stay.currencyId} rate={rate} />
          <div className="row">
            <StayButtons stay={stay} fields={fields} />
            {stay.state === 'confirmed' ? (
              <ButtonLink
                size="small"
                icon="calendar"
                href={toStayCalendarPath(
                  toLocalizedPath(toConversationPath(stay.conversation), language),
                  stay.id,
                )}
              >
                {t('to_calendar')}
              </ButtonLink>
            ) : null}
          </div>
        </section>
      ))}
    </PostForm>
  )
}
