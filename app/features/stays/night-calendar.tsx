import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { formatMonth } from '~/i18n/format-month'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import type { CalendarMonth, CalendarNight } from './months'

interface NightCalendarProps {
  months: readonly CalendarMonth[]
  /** Pages with earlier and later months. */
  previousHref: string | undefined
  nextHref: string | undefined
}

/** Renders months as tables of nights. Links choose the first and then the last day, also without script. */
export function NightCalendar({ months, previousHref, nextHref }: NightCalendarProps) {
  const { t } = useTranslation('stays')
  return (
    <div className="stack">
      <div className="stay-months">
        {months.map((month) => (
          <Month key={month.month} month={month} />
        ))}
      </div>
      <p className="row sm stay-legend">
        <span className="free">{t('legend.free')}</span>{' '}
        <span className="occupied">{t('legend.occupied')}</span>
      </p>
      {previousHref || nextHref ? (
        <p className="row">
          {previousHref ? (
            <ButtonLink size="small" icon="left" href={previousHref} rel="nofollow">
              {t('month_before')}
            </ButtonLink>
          ) : null}
          {nextHref ? (
            <ButtonLink size="small" icon="right" href={nextHref} rel="nofollow">
              {t('month_after')}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

function Month({ month: { month, weeks } }: { month: CalendarMonth }) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const weekdays: string[] = t('weekdays', { returnObjects: true })
  return (
    <table className="stay-month">
      <caption>{formatMonth(month, language)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.day}>
            {week.map((night, at) => (
              <td key={weekdays[at]} className={night?.state}>
                {night ? <Night night={night} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Night({ night: { day, state, href, isDeparture } }: { night: CalendarNight }) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const number = Number(day.slice(8))
  if (!href)
    return (
      <span>
        {number}
        {state === 'occupied' || state === 'chosen' ? (
          <span className="visually-hidden"> {t(`legend.${state}`)}</span>
        ) : null}
      </span>
    )
  const shown = formatDay(toGeorgianNoon(day), language)
  return (
    <a
      href={href}
      rel="nofollow"
      aria-label={t(isDeparture ? 'choose_departure' : 'choose_arrival', { day: shown })}
      aria-current={state === 'chosen' ? 'date' : undefined}
    >
      {number}
    </a>
  )
}
