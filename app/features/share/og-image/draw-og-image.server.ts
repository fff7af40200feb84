import sharp, { type OverlayOptions } from 'sharp'
import { SOCIAL_IMAGE_SIZE } from '~/seo/page-meta'
import type { OgCard } from './og-card.server'
import { renderText, type TextStyle } from './render-text.server'

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE
const JPEG_OPTIONS = { quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

const PAPER = '#fffdf9'
const SUNKEN = '#f7f1e8'
const LINE = '#e6ddd0'
const INK = '#1f1b18'
const INK_2 = '#574e47'
const BRICK = '#b4452b'

const MARGIN = 56
const TITLE_GAP = 32
const LINE_GAP = 16
const PHOTO_WIDTH = 600
const LOGO_SIZE = 300
const STREET_HEIGHT = 205
const FOOTER_HEIGHT = 112
const TEXT_COLUMN: TextBox = {
  left: PHOTO_WIDTH + MARGIN,
  top: MARGIN,
  width: WIDTH - PHOTO_WIDTH - 2 * MARGIN,
  bottom: HEIGHT - FOOTER_HEIGHT - LINE_GAP,
}
/** Maximum number of pixels of a photo. */
const MAX_PIXELS = 60_000_000

/** Gate of the favicon, on 32 × 32 units. */
const GATE_PATH =
  'M4 0h24a4 4 0 0 1 4 4v28h-6V17a10 10 0 0 0-20 0v15H0V4a4 4 0 0 1 4-4zm5.5 32V17.5a6.5 6.5 0 0 1 13 0V32h-3.3v-6.5h-6.4V32zm0-9.5h13v-2h-13z'

interface TextBox {
  left: number
  top: number
  width: number
  bottom: number
}

/**
 * Draws the photo on the left and texts beside it; without a photo larger texts above the drawing of a
 * street.
 */
export async function drawOgImage(card: OgCard, photo?: Buffer, street?: Buffer): Promise<Buffer> {
  const overlays = photo
    ? [...(await drawPhotoHalf(card, photo)), ...(await drawTextBesidePhoto(card, TEXT_COLUMN))]
    : await drawTextOnly(card, street)
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite(overlays)
    .jpeg(JPEG_OPTIONS)
    .toBuffer()
}

async function drawPhotoHalf({ photo }: OgCard, bytes: Buffer): Promise<OverlayOptions[]> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate()
  if (photo?.isMark) {
    const mark = await image
      .resize(LOGO_SIZE, LOGO_SIZE, { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    const ground = `<rect width="${PHOTO_WIDTH}" height="${HEIGHT}" fill="${SUNKEN}"/>`
    return [
      { input: toSvgBuffer(PHOTO_WIDTH, HEIGHT, ground), left: 0, top: 0 },
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
  return [{ input, left: 0, top: 0 }, ...(await drawNote(photo?.note))]
}

/** Draws a note with its own background, as it is over the photo. */
async function drawNote(note: string | undefined): Promise<OverlayOptions[]> {
  const noteText =
    note && (await renderText(note, { width: 400, sizes: [22], weight: 550, colour: INK, lines: 1 }))
  if (!noteText) return []
  const [width, height] = [noteText.width + 28, noteText.height + 22]
  const [left, top] = [24, HEIGHT - 24 - height]
  const label = `<rect width="${width}" height="${height}" rx="8" fill="${PAPER}"/>`
  return [
    { input: toSvgBuffer(width, height, label), left, top },
    { input: noteText.input, left: left + 14, top: top + 11 },
  ]
}

async function drawTextBesidePhoto(card: OgCard, room: TextBox): Promise<OverlayOptions[]> {
  const { width } = room
  const price = toPriceStyle(room)
  const sizes = card.price ? [44, 40, 36] : [52, 48, 44, 40, 36]
  const title = { width, sizes, weight: 640, colour: INK, lines: 3 }
  const line = { width, sizes: [30], weight: 400, colour: INK_2, lines: card.price ? 2 : 4 }
  return [...(await drawTextColumn(card, { price, title, line }, room)), ...(await drawFooter(card, room))]
}

async function drawTextOnly(card: OgCard, street: Buffer | undefined): Promise<OverlayOptions[]> {
  const width = WIDTH - 2 * MARGIN
  const room = { left: MARGIN, top: MARGIN + 74, width, bottom: HEIGHT - STREET_HEIGHT - LINE_GAP }
  const price = toPriceStyle(room)
  const sizes = card.price ? [48, 44] : [60, 52, 46]
  const title = { width, sizes, weight: 640, colour: INK, lines: 3 }
  const line = { width, sizes: [32], weight: 400, colour: INK_2, lines: 2 }
  const textOverlays = await drawTextColumn(card, { price, title, line }, room)
  const scene =
    street && (await sharp(street).resize(WIDTH, STREET_HEIGHT, { fit: 'cover' }).png().toBuffer())
  return [
    ...(await drawBrand(card, MARGIN, MARGIN - 8)),
    ...textOverlays,
    ...(scene ? [{ input: scene, left: 0, top: HEIGHT - STREET_HEIGHT }] : []),
  ]
}

function toPriceStyle({ width }: TextBox): TextStyle {
  return { width, sizes: [60, 52, 44, 36], weight: 690, colour: INK, lines: 1 }
}

type TextStyles = Record<'price' | 'title' | 'line', TextStyle>

/** Draws lines until the space is full; the rest is omitted. */
async function drawTextColumn(
  card: OgCard,
  { price, title, line }: TextStyles,
  room: TextBox,
): Promise<OverlayOptions[]> {
  const texts = [
    { text: card.price, style: price, gap: TITLE_GAP },
    { text: card.title, style: title, gap: TITLE_GAP },
    ...card.lines.map((text) => ({ text, style: line, gap: LINE_GAP })),
  ]
  const overlays: OverlayOptions[] = []
  let top = room.top
  for (const { text, style, gap } of texts) {
    const block = text && (await renderText(text, style))
    if (!block || top + block.height > room.bottom) continue
    overlays.push({ input: block.input, left: room.left, top })
    top += block.advance + gap
  }
  return overlays
}

async function drawFooter(card: OgCard, { left, width }: TextBox): Promise<OverlayOptions[]> {
  const line = toSvgBuffer(width, 2, `<rect width="${width}" height="2" fill="${LINE}"/>`)
  return [
    { input: line, left, top: HEIGHT - FOOTER_HEIGHT },
    ...(await drawBrand(card, left, HEIGHT - FOOTER_HEIGHT + 32)),
  ]
}

async function drawBrand({ brand }: OgCard, left: number, top: number): Promise<OverlayOptions[]> {
  const name = await renderText(brand, {
    width: 400,
    sizes: [40, 32, 24],
    weight: 690,
    colour: INK,
    lines: 1,
  })
  const gate = toSvgBuffer(
    44,
    44,
    `<path transform="scale(1.375)" fill-rule="evenodd" fill="${BRICK}" d="${GATE_PATH}"/>`,
  )
  return [
    { input: gate, left, top },
    ...(name ? [{ input: name.input, left: left + 60, top: top + Math.round((44 - name.height) / 2) }] : []),
  ]
}

function toSvgBuffer(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )
}
