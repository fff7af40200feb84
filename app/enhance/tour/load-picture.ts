export interface Panorama {
  src: string
  width: number
}

/** As wide as phones are at most: they get the small picture, whatever their screens could show, for what it costs to fetch. */
const PHONE = 600

/**
 * In which order to try the widths of a picture: the one that fits the screen, then the others, narrow ones first.
 *
 * @param wide how much room the picture has, in CSS pixels
 * @param widest what the machine can show
 */
export function preferred(panoramas: readonly Panorama[], wide: number, widest: number): Panorama[] {
  const possible = panoramas.filter(({ width }) => width <= widest).toSorted((a, b) => a.width - b.width)
  const best = wide > PHONE ? possible.at(-1) : possible[0]
  return best ? [best, ...possible.filter((one) => one !== best)] : []
}

/** The first of the files that the browser can fetch and read. */
export async function loadPicture(panoramas: readonly Panorama[]): Promise<HTMLImageElement> {
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
