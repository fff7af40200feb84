const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const hex = (channels: number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Returns a colour. Hue in degrees, saturation and lightness in percent. */
export function tone(hue: number, saturation: number, lightness: number) {
  const light = lightness / 100
  const spread = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (angle: number) => {
    const at = (angle + hue / 30) % 12
    return 255 * (light - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return hex([channel(0), channel(8), channel(4)])
}

/** Mixes two colours; `share` of the second one, 0 to 1. */
function mix(first: string, second: string, share: number) {
  const other = channels(second)
  return hex(channels(first).map((channel, at) => channel + ((other[at] ?? channel) - channel) * share))
}

export const darker = (colour: string, share: number) => mix(colour, '#241d18', share)
