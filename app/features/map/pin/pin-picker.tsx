import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { Fieldset } from '~/ui/field'
import { IconButton } from '~/ui/icon-button'
import type { IconName } from '~/ui/icons'
import { TextField } from '~/ui/text-field'
import { BaseMapLayers } from '../base-map-layers'
import { MapAttribution } from '../map-attribution'
import { PIN_BOX, type PinStep, pinFields } from './pin'
import type { PinMap } from './pin-map.server'

interface PinPickerProps {
  id: string
  picture: PinMap
  /** The invalid coordinates as typed. */
  typed: { latitude: string; longitude: string }
  standsAt: string | undefined
  error?: string | undefined
  hasStreet: boolean
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
/** The tip is at 0,0. */
const PIN_PATH = 'M0 0C-10-15-14-20-14-28a14 14 0 0 1 28 0c0 8-4 13-14 28z'

/** Each click or button submits the surrounding form; script adds dragging (app/enhance/estimate/drag-pin.ts). */
export function PinPicker({ id, picture, typed, standsAt, error, hasStreet, action }: PinPickerProps) {
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
        <PinDrawing picture={picture} />
        <input
          type="image"
          id={`${id}-press`}
          className="pin-press"
          src="/img/clear.svg"
          alt={t('pin_picker.place_on_press')}
          width={PIN_BOX.width}
          height={PIN_BOX.height}
          formAction={formAction}
          data-pin-press=""
        />
        <p className="pin-scale" aria-hidden="true">
          <svg width={scale.units} height="6" viewBox={`0 0 ${scale.units} 6`} aria-hidden="true">
            <path d={`M1 0v5h${scale.units - 2}V0`} />
          </svg>
          {t('pin_picker.metres', { metres: scale.metres })}
        </p>
        <MapAttribution />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one too many for a row of buttons. */}
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
      <p className="sm" role="status">
        {view.isSet ? (standsAt ?? t('pin_picker.set')) : t('pin_picker.not_set')}
      </p>
      <div className="pin-numbers">
        <TextField
          id={`${id}-latitude`}
          label={t('pin_picker.latitude')}
          name={pinFields.latitude}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed.latitude}
        />
        <TextField
          id={`${id}-longitude`}
          label={t('pin_picker.longitude')}
          name={pinFields.longitude}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed.longitude}
        />
        <Button id={`${id}-show`} name="intent" value="pin" formAction={formAction} data-show-pin>
          {t('pin_picker.show')}
        </Button>
        {hasStreet ? (
          <Button id={`${id}-street`} name="intent" value="pin_street" formAction={formAction}>
            {t('pin_picker.street')}
          </Button>
        ) : null}
      </div>
    </Fieldset>
  )
}

function PinDrawing({ picture: { base, view } }: { picture: PinMap }) {
  const { width, height } = PIN_BOX
  return (
    <svg className="map-svg" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <BaseMapLayers base={base} />
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
