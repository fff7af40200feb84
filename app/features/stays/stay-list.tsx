import { useTranslation } from 'react-i18next'
import type { FieldsOf } from '~/forms/use-defined-form'
import { formatDayRange } from '~/i18n/format-day-range'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import type { Stay } from '~/upstream/stays.server'
import { toAccountConversationPath } from '~contract/conversations'
import { toStayCalendarPath } from '~contract/stays'
import { toReaderName } from '~contract/values/reader-name'
import type { changeStayForm } from './form'
import { StayButtons, StayStatus } from './stay-actions'
import { formatOtherCurrency, formatStayMoney } from './stay-money'

interface StayListProps {
  stays: readonly Stay[]
  fields: FieldsOf<typeof changeStayForm>
  /** Lari for a dollar, to show the sums in the other currency, too. */
  rate?: number | undefined
  /** True to name the listing of each stay. */
  hasTitles?: boolean
}

/** Renders stays of a user with an account, with what the user's side can do. */
export function StayList({ stays, fields, rate, hasTitles }: StayListProps) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  return (
    <ul className="stay-list">
      {stays.map((stay) => {
        const conversation = toLocalizedPath(toAccountConversationPath(stay.conversation), language)
        const guestName = stay.party === 'owner' ? stay.name : undefined
        return (
          <li key={stay.id}>
            <div>
              <h3>{formatDayRange(stay, language)}</h3>
              {hasTitles ? (
                <p>
                  <a href={toLocalizedPath(`/statements/${stay.statementId}`, language)}>{stay.title}</a>
                </p>
              ) : null}
              <p>
                {guestName ? `${toReaderName(guestName, language)} · ` : null}
                <b>{formatStayMoney(stay.sum.total, stay.currencyId, language)}</b>{' '}
                <span className="mute nowrap">
                  {formatOtherCurrency(stay.sum.total, stay.currencyId, { rate, language })}
                </span>
              </p>
              <StayStatus stay={stay} />
            </div>
            <div className="row">
              <StayButtons stay={stay} fields={fields} /> <a href={conversation}>{`${t('conversation')} `}</a>{' '}
              {stay.state === 'confirmed' ? (
                <a href={toStayCalendarPath(conversation, stay.id)}>{t('to_calendar')}</a>
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
