import { DropdownPanel } from '~/ui/disclosure'
import { TextField } from '~/ui/text-field'
import { SEARCHED_STAY } from '~contract/search-filters'
import type { StayFields } from './searched-stay-fields'

/** Renders the dates and guests, which only searches for daily rent have. */
export function StayDrawer({ stay }: { stay: StayFields }) {
  const { from, to, guests, summary, isSet, errors, today, labels } = stay
  const hasErrors = Object.keys(errors).length > 0
  return (
    <DropdownPanel id="part-stay" name="f" summary={summary} isSet={isSet || hasErrors} open={hasErrors}>
      <TextField
        id="filter-stay-from"
        name={SEARCHED_STAY.from}
        type="date"
        label={labels.from}
        min={today}
        defaultValue={from}
        error={errors.from}
      />
      <TextField
        id="filter-stay-to"
        name={SEARCHED_STAY.to}
        type="date"
        label={labels.to}
        min={today}
        defaultValue={to}
        error={errors.to}
      />
      <TextField
        id="filter-guests"
        name={SEARCHED_STAY.guests}
        label={labels.guests}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={guests}
        error={errors.guests}
      />
    </DropdownPanel>
  )
}
