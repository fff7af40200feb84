export interface Panorama {
  src: string
  width: number
}

/**
 * Maximum display width of a phone, in CSS pixels. Phones get the small panorama whatever their resolution,
 * to save data.
 */
const PHONE_MAX_WIDTH = 600

/**
 * Orders the widths to try: the one that fits the display (in CSS pixels), then the others, narrow ones
 * first.
 */
export function orderByPreference(
  panoramas: readonly Panorama[],
  displayWidth: number,
  maxWidth: number,
): Panorama[] {
  const possible = panoramas.filter(({ width }) => width <= maxWidth).sort((a, b) => a.width - b.width)
  const best = displayWidth > PHONE_MAX_WIDTH ? possible.at(-1) : possible[0]
  return best ? [best, ...possible.filter((one) => one !== best)] : []
}

export async function loadPanorama(panoramas: readonly Panorama[]): Promise<HTMLImageElement> {
  for (const { src } of panoramas) {
    const picture = new Image()
    // WebGL accepts cross-origin images only with CORS.
    picture.crossOrigin = 'anonymous'
    picture.src = src
    try {
      await picture.decode()
      return picture
    } catch {
      // The browser does not support this format; the next file has another.
    }
  }
  throw new Error('no picture of the room can be shown')
}
