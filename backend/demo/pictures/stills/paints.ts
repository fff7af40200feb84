import type { StillKind } from '../kinds'
import { isOutdoorKind } from '../kinds'

/** Colour of textiles and fronts, and of roofs and claddings, in the rendered pictures. */
export const NEUTRAL_TEXTILE = '#a5a29c'

export interface Paint {
  /** Filters applied to the rendered colour; white leaves it unchanged. */
  wall: string
  wood: string
  /** Replacement of `NEUTRAL_TEXTILE`: textiles indoors, roofs outdoors. */
  textile: string
  /** Factors of red, green and blue for another hour of the day. */
  light: readonly [number, number, number]
}

const [MORNING, NOON, EVENING] = [
  [0.97, 1.01, 1.09],
  [1.06, 1.06, 1.1],
  [1.04, 1, 0.95],
] as const

/** Number of paints indoors and of those outdoors. Their order is part of the URLs. */
export const PAINT_COUNT = 12

const INDOOR_PAINTS: readonly Paint[] = [
  { wall: '#ffffff', wood: '#ffffff', textile: '#5f8274', light: MORNING },
  { wall: '#e3ebdf', wood: '#d8c8b8', textile: '#b26a4f', light: NOON },
  { wall: '#dde6ee', wood: '#ffffff', textile: '#b9ab94', light: NOON },
  { wall: '#fbeddb', wood: '#f4e2d0', textile: '#4f7690', light: EVENING },
  { wall: '#ffffff', wood: '#c9ad94', textile: '#8c8f86', light: NOON },
  { wall: '#f3e3da', wood: '#ffffff', textile: '#8a5f66', light: MORNING },
  { wall: '#e6e4e0', wood: '#dcd5cd', textile: '#c29a5c', light: MORNING },
  { wall: '#f6f2e6', wood: '#e2cbb3', textile: '#6c7f5e', light: EVENING },
  { wall: '#d6e0df', wood: '#f4e2d0', textile: '#a8543f', light: MORNING },
  { wall: '#fff6e4', wood: '#ffffff', textile: '#d2c7b2', light: NOON },
  { wall: '#e9e0ee', wood: '#d8c8b8', textile: '#59647f', light: NOON },
  { wall: '#efe7d6', wood: '#c9ad94', textile: '#7d8f94', light: EVENING },
]

/** Daylight from cool to warm. */
const [COOL, CLEAR, WARM, LATE] = [
  [0.95, 0.99, 1.06],
  [1.03, 1.03, 1.04],
  [1.05, 1.01, 0.95],
  [1.09, 0.99, 0.86],
] as const

const OUTDOOR_PAINTS: readonly Paint[] = [
  { wall: '#ffffff', wood: '#ffffff', textile: '#7e5547', light: CLEAR },
  { wall: '#f6e2bd', wood: '#dcc6b2', textile: '#6d493f', light: WARM },
  { wall: '#f3d9c8', wood: '#ffffff', textile: '#706e6c', light: CLEAR },
  { wall: '#dfe4dc', wood: '#c9ad94', textile: '#5e524a', light: COOL },
  { wall: '#fff3dc', wood: '#f4e2d0', textile: '#8b6451', light: LATE },
  { wall: '#e3ddd3', wood: '#b99f89', textile: '#565d5b', light: CLEAR },
  { wall: '#f1ddae', wood: '#ffffff', textile: '#744e42', light: WARM },
  { wall: '#dbe3ea', wood: '#e2cbb3', textile: '#6c524b', light: COOL },
  { wall: '#f0cdb2', wood: '#dcd5cd', textile: '#7e7c78', light: WARM },
  { wall: '#ffffff', wood: '#c9ad94', textile: '#4d4a48', light: CLEAR },
  { wall: '#e6e9d3', wood: '#f4e2d0', textile: '#7b5a4c', light: LATE },
  { wall: '#f4e9e0', wood: '#d8c8b8', textile: '#636e67', light: COOL },
]

export const getPaint = (kind: StillKind, paint: number): Paint =>
  (isOutdoorKind(kind) ? OUTDOOR_PAINTS : INDOOR_PAINTS)[paint] as Paint
