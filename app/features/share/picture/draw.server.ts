import sharp, { type OverlayOptions } from 'sharp'
import { SHARED_PICTURE } from '../../../http/page-meta'
import type { PictureCard } from './card.server'
import { type TextStyle, writeText } from './letters.server'

const { width: WIDTH, height: HEIGHT } = SHARED_PICTURE
const TYPE = { quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

/** The colours of the page by day. */
const PAPER = '#fffdf9'
const SUNK = '#f7f1e8'
const LINE = '#e6ddd0'
const INK = '#1f1b18'
const INK_2 = '#574e47'
const BRICK = '#b4452b'

const MARGIN = 56
/** Under the title; lines stand nearer to each other. */
const TITLE_GAP = 32
const LINE_GAP = 16
const PHOTO_WIDTH = 600
const MARK = 300
const STREET_HEIGHT = 205
/** The brand at the foot, and the hairline above it. */
const FOOT = 112
const BESIDE: Room = {
  left: PHOTO_WIDTH + MARGIN,
  top: MARGIN,
  width: WIDTH - PHOTO_WIDTH - 2 * MARGIN,
  bottom: HEIGHT - FOOT - LINE_GAP,
}
/** No photo is larger. */
const MOST_PIXELS = 60_000_000

/** The gate of the favicon, 32 units wide and high. */
const GATE =
  'M4 0h24a4 4 0 0 1 4 4v28h-6V17a10 10 0 0 0-20 0v15H0V4a4 4 0 0 1 4-4zm5.5 32V17.5a6.5 6.5 0 0 1 13 0V32h-3.3v-6.5h-6.4V32zm0-9.5h13v-2h-13z'

interface Room {
  left: number
  top: number
  width: number
  bottom: number
}

/**
 * The picture of a page: its photo at the left and words beside it; without a photo larger words above our street.
 * @param photo the bytes of the card's photo, when it could be had
 * @param street the drawing of our street
 */
export async function drawPicture(card: PictureCard, photo?: Buffer, street?: Buffer): Promise<Buffer> {
  const parts = photo
    ? [...(await photoHalf(card, photo)), ...(await wordsBeside(card, BESIDE))]
    : await wordsAlone(card, street)
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite(parts)
    .jpeg(TYPE)
    .toBuffer()
}

async function photoHalf({ photo }: PictureCard, bytes: Buffer): Promise<OverlayOptions[]> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate()
  if (photo?.isMark) {
    const mark = await image.resize(MARK, MARK, { fit: 'inside' }).png().toBuffer({ resolveWithObject: true })
    const ground = `<rect width="${PHOTO_WIDTH}" height="${HEIGHT}" fill="${SUNK}"/>`
    return [
      { input: drawing(PHOTO_WIDTH, HEIGHT, ground), left: 0, top: 0 },
      {
        input: mark.data,
        left: Math.round((PHOTO_WIDTH - mark.info.width) / 2),
        top: Math.round((HEIGHT - mark.info.height) / 2),
      },
    ]
  }
  const input = await image
    .resize(PHOTO_WIDTH, HEIGHT, { fit: 'cover' })
    .flatten({ background: PAPER })
    .toBuffer()
  return [{ input, left: 0, top: 0 }, ...(await noteOn(photo?.note))]
}

/** On paper of its own in a corner of the photo, as in a gallery. */
async function noteOn(note: string | undefined): Promise<OverlayOptions[]> {
  const words =
    note && (await writeText(note, { width: 400, sizes: [22], weight: 550, colour: INK, lines: 1 }))
  if (!words) return []
  const [width, height] = [words.width + 28, words.height + 22]
  const [left, top] = [24, HEIGHT - 24 - height]
  const label = `<rect width="${width}" height="${height}" rx="8" fill="${PAPER}"/>`
  return [
    { input: drawing(width, height, label), left, top },
    { input: words.input, left: left + 14, top: top + 11 },
  ]
}

async function wordsBeside(card: PictureCard, room: Room): Promise<OverlayOptions[]> {
  const { width } = room
  const price = priceIn(room)
  const sizes = card.price ? [44, 40, 36] : [52, 48, 44, 40, 36]
  const title = { width, sizes, weight: 640, colour: INK, lines: 3 }
  const line = { width, sizes: [30], weight: 400, colour: INK_2, lines: card.price ? 2 : 4 }
  return [...(await column(card, { price, title, line }, room)), ...(await foot(card, room))]
}

async function wordsAlone(card: PictureCard, street: Buffer | undefined): Promise<OverlayOptions[]> {
  const width = WIDTH - 2 * MARGIN
  const room = { left: MARGIN, top: MARGIN + 74, width, bottom: HEIGHT - STREET_HEIGHT - LINE_GAP }
  const price = priceIn(room)
  const sizes = card.price ? [48, 44] : [60, 52, 46]
  const title = { width, sizes, weight: 640, colour: INK, lines: 3 }
  const line = { width, sizes: [32], weight: 400, colour: INK_2, lines: 2 }
  const told = await column(card, { price, title, line }, room)
  const scene =
    street && (await sharp(street).resize(WIDTH, STREET_HEIGHT, { fit: 'cover' }).png().toBuffer())
  return [
    ...(await brandAt(card, MARGIN, MARGIN - 8)),
    ...told,
    ...(scene ? [{ input: scene, left: 0, top: HEIGHT - STREET_HEIGHT }] : []),
  ]
}

function priceIn({ width }: Room): TextStyle {
  return { width, sizes: [60, 52, 44, 36], weight: 690, colour: INK, lines: 1 }
}

type Styles = Record<'price' | 'title' | 'line', TextStyle>

/** The words under one another, until the room is full: what does not fit is left out as a whole. */
async function column(
  card: PictureCard,
  { price, title, line }: Styles,
  room: Room,
): Promise<OverlayOptions[]> {
  const texts = [
    { text: card.price, style: price, gap: TITLE_GAP },
    { text: card.title, style: title, gap: TITLE_GAP },
    ...card.lines.map((text) => ({ text, style: line, gap: LINE_GAP })),
  ]
  const parts: OverlayOptions[] = []
  let top = room.top
  for (const { text, style, gap } of texts) {
    const block = text && (await writeText(text, style))
    if (!block || top + block.height > room.bottom) continue
    parts.push({ input: block.input, left: room.left, top })
    top += block.advance + gap
  }
  return parts
}

async function foot(card: PictureCard, { left, width }: Room): Promise<OverlayOptions[]> {
  const line = drawing(width, 2, `<rect width="${width}" height="2" fill="${LINE}"/>`)
  return [{ input: line, left, top: HEIGHT - FOOT }, ...(await brandAt(card, left, HEIGHT - FOOT + 32))]
}

async function brandAt({ brand }: PictureCard, left: number, top: number): Promise<OverlayOptions[]> {
  const name = await writeText(brand, { width: 400, sizes: [40, 32, 24], weight: 690, colour: INK, lines: 1 })
  const gate = drawing(
    44,
    44,
    `<path transform="scale(1.375)" fill-rule="evenodd" fill="${BRICK}" d="${GATE}"/>`,
  )
  return [
    { input: gate, left, top },
    ...(name ? [{ input: name.input, left: left + 60, top: top + Math.round((44 - name.height) / 2) }] : []),
  ]
}

function drawing(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )
}
