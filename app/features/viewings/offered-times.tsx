import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatHour, formatWeekday } from '~/i18n/format-weekday'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Section } from '~/ui/section'
import { toBookingPath, VIEWINGS_PATH } from '~contract/viewings'
import { removeTimeForm } from './form'
import { groupByDay } from './group-by-day'
import type { ViewingListData } from './viewing-list.server'

type OfferedTime = ViewingListData['times'][number]

/** Renders the times that are not booked, by statement and day, with buttons that remove them. */
export function OfferedTimes({ times }: { times: readonly OfferedTime[] }) {
  const { t } = useTranslation('viewings')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(removeTimeForm)
  return (
    <Section title={t('offered')} text={t('offered_lead')}>
      <PostForm form={form} action={toLocalizedPath(VIEWINGS_PATH, language)}>
        {groupByStatement(times).map(({ statement, items }) => (
          <div key={statement.id} className="stack">
            <h3>
              <a href={toLocalizedPath(toBookingPath(statement.id), language)}>{statement.title}</a>
            </h3>
            {groupByDay(items).map(({ day, items: [first, ...rest] }) => (
              <div key={day} className="viewing-day">
                <p>{formatWeekday(first.startsAt, language)}</p>
                <div className="row">
                  {[first, ...rest].map((time) => (
                    <Button key={time.id} size="small" icon="close" name={fields.id.name} value={time.id}>
                      <span className="visually-hidden">{t('remove')} </span> {formatHour(time.startsAt)}–
                      {formatHour(time.endsAt)}
                      {time.isFree ? null : <small> {t('busy')}</small>}
                    </Button>
                  ))}
                </div>
              </div>
            ))}
          </div>
        ))}
      </PostForm>
    </Section>
  )
}

function groupByStatement(times: readonly OfferedTime[]) {
  const groups = new Map<number, { statement: OfferedTime['statement']; items: OfferedTime[] }>()
  for (const time of times) {
    const { statement } = time
    const group = groups.get(statement.id) ?? { statement, items: [] }
    groups.set(statement.id, group)
    group.items.push(time)
  }
  return [...groups.values()]
}
