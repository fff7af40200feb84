import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '~/ui/button'
import { RadioGroup } from '~/ui/radio-group'
import { type Option, SelectField } from '~/ui/select'
import { WALKING_AREA_MINUTES, type WalkingAreaMinutes } from '~contract/walking-times'
import { DRAW_AREA_FORM_ID } from './draw-area-form-id'
import { useFormQuery } from './use-form-query'

export interface WalkingChoice {
  minutes: WalkingAreaMinutes
  /** Metro stations; a value is a place. */
  stations: Option[]
  /** Search and the picture's bounds. */
  hiddenFields: [name: string, value: string][]
  /** URL back to the map. */
  stop: string
}

interface WalkingAreaFormProps extends WalkingChoice {
  action: string
  /** Receives the query that the form would open. */
  onPress(query: URLSearchParams): void
}

/** Renders the choice of a walking area's start and minutes. */
export function WalkingAreaForm({
  action,
  minutes,
  stations,
  hiddenFields,
  stop,
  onPress,
}: WalkingAreaFormProps) {
  const { t } = useTranslation('map')
  return (
    <form id={DRAW_AREA_FORM_ID} className="draw" action={action} method="get" {...useFormQuery(onPress)}>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RadioGroup
        id="walking-minutes"
        name="walking_area"
        legend={t('walking_area.minutes')}
        options={WALKING_AREA_MINUTES.map((value) => ({ value, label: String(value) }))}
        selected={minutes}
        isCompact
      />
      <p className="sm">{t('walking_area.hint')}</p>
      <div className="row">
        <Button name="centre" value="1" icon="plus">
          {t('walking_area.from_cross')}
        </Button>
        <ButtonLink href={stop} variant="plain" rel="nofollow">
          {t('walking_area.stop')}
        </ButtonLink>
      </div>
      {stations.length > 0 ? (
        <div className="row walking-station">
          <SelectField
            id="walking-station"
            name="walking_from"
            label={t('walking_area.station')}
            options={stations}
            blank={t('walking_area.choose')}
          />
          <Button>{t('walking_area.show')}</Button>
        </div>
      ) : null}
    </form>
  )
}
