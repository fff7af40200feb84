import { useTranslation } from 'react-i18next'
import { type AnyField, DropdownField } from '~/forms/fields'
import { useErrorText } from '~/forms/use-error-text'
import { formatMonth } from '~/i18n/format-month'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Fieldset } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { formatSlotDay } from './format-day'
import type { FreeTimes, SlotPickerData } from './loader.server'

interface SlotPickerProps {
  slots: SlotPickerData
  getField: (name: string) => AnyField
}

export function SlotPicker({ slots, getField }: SlotPickerProps) {
  const field = getField('slot')
  const error = useErrorText()(field.errors)
  const hasNearest = slots.nearest.length > 0
  return (
    <>
      <BranchSelect field={getField('branch')} branches={slots.branches} />
      <input type="hidden" name="times_of" value={slots.branchId} />
      {hasNearest ? <NearestSlots field={field} error={error} nearest={slots.nearest} /> : null}
      <MonthCalendar slots={slots} />
      <TimeRadios
        id={hasNearest ? `${field.id}-of-day` : field.id}
        field={field}
        error={hasNearest ? undefined : error}
        slots={slots}
      />
    </>
  )
}

type BranchSelectProps = Pick<SlotPickerData, 'branches'> & { field: AnyField }

/** Renders the branch select with a button of the same form, so that typed values survive. */
function BranchSelect({ field, branches }: BranchSelectProps) {
  const { t } = useTranslation('services')
  return (
    <div className="find office-picker">
      <DropdownField
        field={field}
        label={t('fields.branch')}
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

interface SlotRadiosProps {
  field: AnyField
  error: string | undefined
}

function NearestSlots({ field, error, nearest }: SlotRadiosProps & Pick<SlotPickerData, 'nearest'>) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (
    <Fieldset id={field.id} legend={t('nearest')} error={error}>
      <div className="radio-group">
        {nearest.map(({ date, time }) => (
          <label key={`${date} ${time}`} className="pill">
            <input type="radio" name={field.name} value={`${date} ${time}`} />
            {formatSlotDay(date, language)}, {time}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

export function MonthCalendar({
  slots: { month, previousHref, nextHref, weeks, day },
}: {
  slots: FreeTimes
}) {
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
      <p className="sm mute" aria-hidden="true">
        {t('free_hint')}
      </p>
    </div>
  )
}

/** Renders a day with its number of free times; the word for them would be wider than the day. */
export function CalendarDay({
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
      {number}{' '}
      <small>
        {one.free}
        <span className="visually-hidden"> {t('free', { count: one.free })}</span>
      </small>
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

type TimeRadiosProps = SlotRadiosProps & { id: string; slots: FreeTimes }

/** Renders the times. If a month has none, an operator arranges one. */
export function TimeRadios({ id, field, error, slots: { day, times, month } }: TimeRadiosProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const radio = (value: string) => ({
    type: 'radio',
    name: field.name,
    value,
    defaultChecked: value === field.initialValue,
  })
  if (!day)
    return (
      <Fieldset id={id} legend={t('no_times')} error={error}>
        <label className="offer">
          <input {...radio(`${month}-01`)} />
          <span>
            <b>{t('operator_calls')}</b> <small>{t('operator_calls_text')}</small>
          </span>
        </label>
      </Fieldset>
    )
  return (
    <Fieldset id={id} legend={t('times_of', { day: formatSlotDay(day, language) })} error={error}>
      <div className="radio-group tight times">
        {times.map((time) => (
          <label key={time} className="pill">
            <input {...radio(`${day} ${time}`)} />
            {time}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
