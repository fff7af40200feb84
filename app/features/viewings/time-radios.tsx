import type { AnyField } from '~/forms/fields'
import { useErrorText } from '~/forms/use-error-text'
import { formatHour, formatWeekday } from '~/i18n/format-weekday'
import { usePage } from '~/page/use-page'
import { Fieldset } from '~/ui/field'
import type { ViewingTime } from '~/upstream/viewings.server'
import { groupByDay } from './group-by-day'

/** Renders the free times as radio buttons, by day. */
export function TimeRadios({
  field,
  legend,
  times,
}: {
  field: AnyField
  legend: string
  times: readonly ViewingTime[]
}) {
  const { language } = usePage()
  const error = useErrorText()(field.errors)
  return (
    <Fieldset id={field.id} legend={legend} error={error}>
      {groupByDay(times).map(({ day, items }) => (
        <fieldset key={day} className="viewing-day">
          <legend>{formatWeekday(items[0].startsAt, language)}</legend>
          <div className="radio-group">
            {items.map(({ id, startsAt, endsAt }) => (
              <label key={id} className="pill">
                <input
                  type="radio"
                  name={field.name}
                  value={id}
                  defaultChecked={String(id) === field.initialValue}
                  required
                />
                {formatHour(startsAt)}–{formatHour(endsAt)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </Fieldset>
  )
}
