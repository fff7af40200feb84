import { useTranslation } from 'react-i18next'
import type { WalkingDraft } from '~/features/search-filters'
import { Button, ButtonLink } from '~/ui/button'
import { RadioGroup } from '~/ui/radio-group'
import { type Option, SelectField } from '~/ui/select'
import { EITHER_AREA } from '~contract/drawn-area'
import { WALKING_AREA_MINUTES } from '~contract/walking-times'
import { DRAW_AREA_FORM_ID } from './draw-area-form-id'
import { useFormQuery } from './use-form-query'

export interface WalkingChoice {
  draft: WalkingDraft
  /** True if the form was sent without a start. */
  lacksStart: boolean
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
  draft: { minutes, isSecond, isEither },
  lacksStart,
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
        name={isSecond ? 'second_walking_area' : 'walking_area'}
        legend={t('walking_area.minutes')}
        options={WALKING_AREA_MINUTES.map((value) => ({ value, label: String(value) }))}
        selected={minutes}
        isCompact
      />
      {isSecond ? (
        <RadioGroup
          id="walking-areas"
          name="areas"
          legend={t('walking_area.areas')}
          options={[
            { value: '', label: t('walking_area.both') },
            { value: EITHER_AREA, label: t('walking_area.either') },
          ]}
          selected={isEither ? EITHER_AREA : ''}
        />
      ) : null}
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
            error={lacksStart ? t('walking_area.start_missing') : undefined}
          />
          <Button>{t('walking_area.show')}</Button>
        </div>
      ) : null}
    </form>
  )
}
