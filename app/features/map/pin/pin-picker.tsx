import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { Fieldset } from '~/ui/field'
import { Flash } from '~/ui/flash'
import { IconButton } from '~/ui/icon-button'
import type { IconName } from '~/ui/icons'
import { TextField } from '~/ui/text-field'
import clearImage from '../../../../public/img/clear.svg?url'
import { MapAttribution } from '../map-attribution'
import { MapGround } from '../map-ground'
import { PIN_BOX, type PinStep, pinFields } from './pin'
import type { PinMap } from './pin-map.server'
import type { PinPlace } from './pin-place.server'

interface PinPickerProps {
  id: string
  picture: PinMap
  /** Invalid coordinates as typed. */
  typed: { latitude: string; longitude: string }
  pinPlace: PinPlace | undefined
  error?: string | undefined
  hasStreet: boolean
  /** True if the form has a street and a number. */
  hasHouse: boolean
  action: string
}

const stepButtons: readonly (readonly [PinStep, IconName])[] = [
  ['nearer', 'plus'],
  ['farther', 'minus'],
  ['west', 'left'],
  ['north', 'up'],
  ['south', 'down'],
  ['east', 'right'],
]

const [MIDDLE_X, MIDDLE_Y] = [PIN_BOX.width / 2, PIN_BOX.height / 2]
/** Path of the pin, with its tip at 0,0. */
const PIN_PATH = 'M0 0C-10-15-14-20-14-28a14 14 0 0 1 28 0c0 8-4 13-14 28z'

/**
 * Renders the picker. Each click or button submits the surrounding form; script adds dragging
 * (app/enhance/estimate/drag-pin.ts).
 */
export function PinPicker({
  id,
  picture,
  typed,
  pinPlace,
  error,
  hasStreet,
  hasHouse,
  action,
}: PinPickerProps) {
  const { t } = useTranslation('map')
  const { view, scale } = picture
  const { latitude, longitude } = view.centre
  const formAction = `${action}#${id}`
  return (
    <Fieldset
      id={id}
      legend={t('pin_picker.title')}
      hint={t('pin_picker.hint')}
      error={error}
      className="pin"
    >
      <input type="hidden" name={pinFields.centre} value={`${latitude},${longitude}`} />
      <input type="hidden" name={pinFields.zoom} value={view.zoom} />
      <div className="map pin-map">
        <MapGround src={picture.ground} />
        <PinDrawing view={view} />
        <input
          type="image"
          id={`${id}-press`}
          className="pin-press"
          src={clearImage}
          alt={t('pin_picker.place_on_press')}
          width={PIN_BOX.width}
          height={PIN_BOX.height}
          formAction={formAction}
          data-pin-press=""
        />
        <PinScale scale={scale} />
        <MapAttribution />
      </div>
      <PinSteps id={id} formAction={formAction} />
      <p className="sm" role="status">
        {view.isSet ? describePin() : t('pin_picker.not_set')}
      </p>
      {pinPlace?.otherCity ? (
        <Flash
          tone="warn"
          action={
            <Button id={`${id}-city`} name="intent" value="pin_city" formAction={formAction}>
              {t('pin_picker.change_city', { city: pinPlace.otherCity.name })}
            </Button>
          }
        >
          {t('pin_picker.other_city', { city: pinPlace.otherCity.name })}
        </Flash>
      ) : null}
      <PinCoordinates
        id={id}
        formAction={formAction}
        typed={typed}
        hasStreet={hasStreet}
        hasHouse={hasHouse}
      />
    </Fieldset>
  )

  function describePin(): string {
    if (!pinPlace) return t('pin_picker.set')
    const { name, isHouse } = pinPlace
    return isHouse ? name : t('pin_picker.no_house', { place: name })
  }
}

function PinDrawing({ view }: Pick<PinMap, 'view'>) {
  const { width, height } = PIN_BOX
  return (
    <svg
      className="map-svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path
        className="m-cross"
        d={`M${MIDDLE_X - 14} ${MIDDLE_Y}h28M${MIDDLE_X} ${MIDDLE_Y - 14}v28`}
        visibility={view.isSet ? 'hidden' : undefined}
      />
      <g
        data-pin-mark=""
        transform={`translate(${MIDDLE_X} ${MIDDLE_Y})`}
        visibility={view.isSet ? undefined : 'hidden'}
      >
        <path className="m-place" d={PIN_PATH} />
        <circle className="pin-hole" cy="-28" r="5" />
      </g>
    </svg>
  )
}

function PinScale({ scale }: Pick<PinMap, 'scale'>) {
  const { t } = useTranslation('map')
  return (
    <p className="pin-scale" aria-hidden="true">
      <svg width={scale.units} height="6" viewBox={`0 0 ${scale.units} 6`} aria-hidden="true">
        <path d={`M1 0v5h${scale.units - 2}V0`} />
      </svg>
      {t('pin_picker.metres', { metres: scale.metres })}
    </p>
  )
}

interface PinButtonProps {
  id: string
  formAction: string
}

function PinSteps({ id, formAction }: PinButtonProps) {
  const { t } = useTranslation('map')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one too many for a row of buttons.
    <div className="map-steps" role="group" aria-label={t('pin_picker.move')}>
      {stepButtons.map(([step, icon]) => (
        <IconButton
          key={step}
          id={`${id}-${step}`}
          icon={icon}
          name={pinFields.step}
          formAction={formAction}
          value={step}
          label={t(`pin_picker.steps.${step}`)}
        />
      ))}
    </div>
  )
}

type PinCoordinatesProps = PinButtonProps & Pick<PinPickerProps, 'typed' | 'hasStreet' | 'hasHouse'>

/** Places the pin by its coordinates, or by the address in the form. */
function PinCoordinates({ id, formAction, typed, hasStreet, hasHouse }: PinCoordinatesProps) {
  const { t } = useTranslation('map')
  return (
    <div className="pin-numbers">
      {(['latitude', 'longitude'] as const).map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          label={t(`pin_picker.${name}`)}
          name={pinFields[name]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed[name]}
        />
      ))}
      <Button id={`${id}-show`} name="intent" value="pin" formAction={formAction} data-show-pin>
        {t('pin_picker.show')}
      </Button>
      {hasStreet ? (
        <Button id={`${id}-street`} name="intent" value="pin_street" formAction={formAction}>
          {t('pin_picker.street')}
        </Button>
      ) : null}
      {hasHouse ? (
        <Button id={`${id}-house`} name="intent" value="pin_house" formAction={formAction}>
          {t('pin_picker.house')}
        </Button>
      ) : null}
    </div>
  )
}
