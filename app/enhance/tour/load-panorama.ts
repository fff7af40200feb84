export interface Panorama {
  src: string
  width: number
}

/** As wide as phones are at most: they get the small picture, whatever their screens could show, for what it costs to fetch. */
const PHONE_MAX_WIDTH = 600

/**
 * In which order to try the widths of a picture: the one that fits the screen, then the others, narrow ones first.
 *
 * @param displayWidth how much room the picture has, in CSS pixels
 * @param maxWidth what the machine can show
 */
export function orderByPreference(
  panoramas: readonly Panorama[],
  displayWidth: number,
  maxWidth: number,
): Panorama[] {
  const possible = panoramas.filter(({ width }) => width <= maxWidth).toSorted((a, b) => a.width - b.width)
  const best = displayWidth > PHONE_MAX_WIDTH ? possible.at(-1) : possible[0]
  return best ? [best, ...possible.filter((one) => one !== best)] : []
}

/** The first of the files that the browser can fetch and read. */
export async function loadPanorama(panoramas: readonly Panorama[]): Promise<HTMLImageElement> {
  for (const { src } of panoramas) {
    const picture = new Image()
    // WebGL takes files of other sites only when these allow it.
    picture.crossOrigin = 'anonymous'
    picture.src = src
    try {
      await picture.decode()
      return picture
    } catch {
      // A format that this browser does not know: the next is another one.
    }
  }
  throw new Error('no picture of the room can be shown')
}
