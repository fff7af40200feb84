export { DrawAreaForm, type DrawAreaLinks } from './draw-area-form'
export { BASE_MAP_MARKUP } from './drawn-map'
export { LiveMap } from './live-map'
export { MapControls } from './map-controls'
export { DEFAULT_VIEW, fitBounds, fitBoundsWithMargin, getBounds, type MapView } from './map-view'
export { MarkList } from './mark-list'
export {
  applyPinPress,
  DEFAULT_PIN,
  isInGeorgia,
  PIN_ZOOMS,
  type PinView,
  parseDegrees,
  pinFields,
} from './pin/pin'
export { PinPicker } from './pin/pin-picker'
export { PlaceMap } from './place-map'
