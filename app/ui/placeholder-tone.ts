const placeholderTones = [
  0xcddde0, 0xe6dccb, 0xc8aa92, 0xa9825f, 0x6b5242, 0xb06a52, 0xb3c0a4, 0x66806a, 0xa9c3bf, 0xb4b1aa,
  0x6f7780, 0x3b4049,
] as const

const HEX = /^#?([0-9a-f]{6})$/i

/** Returns the class of the tone nearest to a colour such as `#c9ab92`; undefined for an invalid colour. */
export function getPlaceholderToneClass(colour: string | null | undefined): string | undefined {
  const hex = HEX.exec(colour ?? '')?.[1]
  if (!hex) return undefined
  const wanted = Number.parseInt(hex, 16)
  let nearest = 0
  for (const place of placeholderTones.keys()) {
    if (
      getColorDistance(wanted, placeholderTones[place] ?? 0) <
      getColorDistance(wanted, placeholderTones[nearest] ?? 0)
    )
      nearest = place
  }
  return `t${nearest}`
}

function getColorDistance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16)
  const green = ((one >> 8) & 255) - ((other >> 8) & 255)
  const blue = (one & 255) - (other & 255)
  return red * red + green * green + blue * blue
}
