/** Colour of textiles and fronts in the rendered pictures. */
export const NEUTRAL_TEXTILE = '#a5a29c'

export interface Paint {
  /** Filters applied to the rendered colour; white leaves it unchanged. */
  wall: string
  wood: string
  /** Replacement of `NEUTRAL_TEXTILE`. */
  textile: string
  /** Factors of red, green and blue for another hour of the day. */
  light: readonly [number, number, number]
}

const [MORNING, NOON, EVENING] = [
  [0.97, 1.01, 1.09],
  [1.06, 1.06, 1.1],
  [1.04, 1, 0.95],
] as const

export const PAINTS: readonly Paint[] = [
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
