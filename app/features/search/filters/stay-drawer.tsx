import { useTranslation } from 'react-i18next'
import { DropdownPanel } from '~/ui/disclosure'
import { TextField } from '~/ui/text-field'
import { SEARCHED_STAY } from '~contract/search-filters'
import type { StayFields } from './searched-stay-fields'

/** Renders the dates and guests, which only searches for daily rent have. */
export function StayDrawer({ stay }: { stay: StayFields }) {
  const { t } = useTranslation('search')
  const { from, to, guests, summary, errors, today } = stay
  const hasErrors = Object.keys(errors).length > 0
  return (
    <DropdownPanel
      id="part-stay"
      name="f"
      summary={summary || t('stay.title')}
      isSet={summary !== '' || hasErrors}
      open={hasErrors}
    >
      <TextField
        id="filter-stay-from"
        name={SEARCHED_STAY.from}
        type="date"
        label={t('stay.from')}
        min={today}
        defaultValue={from}
        error={errors.from}
      />
      <TextField
        id="filter-stay-to"
        name={SEARCHED_STAY.to}
        type="date"
        label={t('stay.to')}
        min={today}
        defaultValue={to}
        error={errors.to}
      />
      <TextField
        id="filter-guests"
        name={SEARCHED_STAY.guests}
        label={t('stay.guests')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={guests}
        error={errors.guests}
      />
    </DropdownPanel>
  )
}
