export type { DrawAreaLinks } from './draw/draw-area-form'
export type { WalkingChoice } from './draw/walking-area-form'
export { DrawAreaForm, DrawSurface, WalkingAreaForm, WalkingAreaSurface } from './draw-area'
export { LiveMap } from './live-map'
export { MapControls } from './map-controls'
export { MapScreenStylesheet } from './map-screen-stylesheet'
export {
  DEFAULT_VIEW,
  fitBounds,
  fitBoundsWithMargin,
  getBounds,
  type MapView,
  viewOfBounds,
} from './map-view'
export { MarkList } from './mark-list'
export {
  applyPinPress,
  DEFAULT_PIN,
  getPlaceZoom,
  isInGeorgia,
  PIN_ZOOMS,
  type PinView,
  parseDegrees,
  pinFields,
} from './pin/pin'
export { PinPicker } from './pin/pin-picker'
export { PlaceMap } from './place-map'
