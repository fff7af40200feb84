import { useTranslation } from 'react-i18next'
import { formatMonth } from '~/i18n/format-month'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Fieldset } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { SelectField } from '~/ui/select'
import type { OrderPageData } from '../loader.server'
import { useOrderFields } from '../use-order-fields'
import { formatSlotDay } from './format-day'
import type { SlotPickerData } from './loader.server'

export function SlotPicker({ data }: { data: OrderPageData }) {
  const { slots } = data
  if (!slots) return null
  return (
    <>
      <BranchSelect data={data} slots={slots} />
      <input type="hidden" name="times_of" value={slots.branchId} />
      {slots.nearest.length > 0 ? <NearestSlots data={data} slots={slots} /> : null}
      <MonthCalendar slots={slots} />
      <TimeRadios data={data} slots={slots} />
    </>
  )
}

type SlotPartProps = { data: OrderPageData; slots: SlotPickerData }

/** A button of the same form, so that typed values survive. */
function BranchSelect({ data, slots: { branches, branchId } }: SlotPartProps) {
  const { t } = useTranslation('services')
  const { defaultValue: _, ...field } = useOrderFields(data).field('branch')
  return (
    <div className="find office-picker">
      <SelectField
        label={t('fields.branch')}
        {...field}
        defaultValue={String(branchId)}
        options={branches.map(({ id, city, name, address }) => ({
          value: id,
          label: [city, name, address].filter(Boolean).join(', '),
        }))}
      />
      <Button name="intent" value="find" icon="refresh" formNoValidate>
        {t('show_times')}
      </Button>
    </div>
  )
}

function NearestSlots({ data, slots: { nearest } }: SlotPartProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { defaultValue: _, ...field } = useOrderFields(data).field('time')
  return (
    <Fieldset legend={t('nearest')} {...field}>
      <div className="radio-group">
        {nearest.map(({ date, time }) => (
          <label key={`${date} ${time}`} className="pill">
            <input type="radio" name="slot" value={`${date} ${time}`} />
            {formatSlotDay(date, language)}, {time}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

function MonthCalendar({ slots: { month, previousHref, nextHref, weeks, day } }: { slots: SlotPickerData }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const name = formatMonth(month, language)
  const weekdays: string[] = t('weekdays', { returnObjects: true })
  return (
    <div className="month" id="times">
      <div className="month-head">
        <MonthLink href={previousHref} icon="left" label={t('month_before')} />
        <b aria-hidden="true">{name}</b>
        <MonthLink href={nextHref} icon="right" label={t('month_after')} />
      </div>
      <table>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {weekdays.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day of the week
                <td key={at}>{one ? <CalendarDay one={one} isChosen={one.date === day} /> : null}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CalendarDay({
  one,
  isChosen,
}: {
  one: { date: string; free: number; href: string }
  isChosen: boolean
}) {
  const { t } = useTranslation('services')
  const number = Number(one.date.slice(8))
  if (one.free === 0) return <span className="mute">{number}</span>
  return (
    <a href={one.href} rel="nofollow" aria-current={isChosen ? 'date' : undefined}>
      {number}
      <small>{t('free', { count: one.free })}</small>
    </a>
  )
}

function MonthLink({
  href,
  icon,
  label,
}: {
  href: string | undefined
  icon: 'left' | 'right'
  label: string
}) {
  if (!href) return <span className="month-link" />
  return (
    <a className="month-link" href={href} rel="nofollow" aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}

/** In a month without free times an operator arranges one. */
function TimeRadios({ data, slots: { day, times, chosen, month } }: SlotPartProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { defaultValue: _, ...field } = useOrderFields(data).field('slot')
  if (!day)
    return (
      <Fieldset legend={t('no_times')} {...field}>
        <label className="offer">
          <input type="radio" name="slot" value={`${month}-01`} defaultChecked={chosen === `${month}-01`} />
          <span>
            <b>{t('operator_calls')}</b>
            <small>{t('operator_calls_text')}</small>
          </span>
        </label>
      </Fieldset>
    )
  return (
    <Fieldset legend={t('times_of', { day: formatSlotDay(day, language) })} {...field}>
      <div className="radio-group tight times">
        {times.map((time) => (
          <label key={time} className="pill">
            <input
              type="radio"
              name="slot"
              value={`${day} ${time}`}
              defaultChecked={chosen === `${day} ${time}`}
            />
            {time}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
