import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  addHeifProperties,
  colourBox,
  cropBox,
  type HeifBox,
  mirrorBox,
  rotationBox,
} from '~tests/fixtures/edit-heif'
import {
  BLUE,
  type Colour,
  drawQuadrants,
  findColourDifference,
  GREEN,
  QUADRANTS,
  RED,
  SAND,
} from '~tests/fixtures/quadrants'
import { readPicture } from './read-picture'

const MAX_DIFFERENCE = 3
/** Maximum difference caused by half-resolution chroma and strong compression. */
const MAX_LOSSY_DIFFERENCE = 8
const LIMITS = { maxPixels: 60_000_000, minSide: 100 }
const MIRRORED = [GREEN, RED, SAND, BLUE]
const UPSIDE_DOWN = [SAND, BLUE, GREEN, RED]
const FLIPPED = [BLUE, SAND, RED, GREEN]
/** Quarter turns of the visible picture. */
const CLOCKWISE = [BLUE, RED, SAND, GREEN]
const ANTICLOCKWISE = [GREEN, SAND, RED, BLUE]
const TRANSPOSED = [RED, BLUE, GREEN, SAND]
const TRANSVERSED = [SAND, GREEN, BLUE, RED]
/** Colours at half opacity, on white. */
const ON_WHITE = QUADRANTS.map(
  (colour) => colour.map((level) => Math.round((level + 255) / 2)) as unknown as Colour,
)
const GREYS = [95, 121, 75, 173].map((level) => [level, level, level] as const)

interface Expected {
  size?: readonly [width: number, height: number]
  corners?: readonly Colour[]
  maxDifference?: number
}

type Row = readonly [title: string, create: () => Promise<Buffer>, expected?: Expected]

const heic = (name = 'quadrants') => readFile(`tests/fixtures/photos/${name}.heic`)
const AVIF = { quality: 90, effort: 0 }
let encodedAvif: Promise<Buffer> | undefined
const avif = () => {
  encodedAvif ??= drawQuadrants().avif(AVIF).toBuffer()
  return encodedAvif
}
const editHeic = async (...added: HeifBox[]) => addHeifProperties(await heic(), added)
const editAvif = async (...added: HeifBox[]) => addHeifProperties(await avif(), added)
const withOrientation = (orientation: number) => drawQuadrants().withMetadata({ orientation })
const append = async (file: Promise<Buffer>, ...rest: Buffer[]) => Buffer.concat([await file, ...rest])
const jpeg = () => drawQuadrants().jpeg({ quality: 95 }).toBuffer()
const movie = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
  Buffer.alloc(5_000, 7),
])

async function readP3Profile(): Promise<Buffer> {
  const { icc } = await sharp(await drawQuadrants(8, 8).withIccProfile('p3').png().toBuffer()).metadata()
  if (!icc) throw new Error('sharp wrote no profile')
  return icc
}

/** Creates a profile of the right length whose tables are noise. */
const breakProfile = async () =>
  Buffer.concat([(await readP3Profile()).subarray(0, 128), Buffer.alloc(300, 0xee)])

async function breakJpegProfile(): Promise<Buffer> {
  const file = await drawQuadrants().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
  const profile = file.indexOf('acsp')
  return Buffer.concat([
    file.subarray(0, profile + 92),
    Buffer.alloc(200, 0xee),
    file.subarray(profile + 292),
  ])
}

const turned: Expected = { size: [300, 400] }

const HEIF_ROWS = (
  [
    ['without transforms', [], {}],
    ['turned once anticlockwise', [rotationBox(1)], { ...turned, corners: ANTICLOCKWISE }],
    ['turned twice', [rotationBox(2)], { corners: UPSIDE_DOWN }],
    ['turned three times', [rotationBox(3)], { ...turned, corners: CLOCKWISE }],
    ['with top and bottom swapped', [mirrorBox(0)], { corners: FLIPPED }],
    ['with left and right swapped', [mirrorBox(1)], { corners: MIRRORED }],
    ['cropped to its middle', [cropBox(200, 150)], { size: [200, 150] }],
    [
      'cropped to its right half',
      [cropBox(200, 300, 100)],
      { size: [200, 300], corners: [GREEN, GREEN, SAND, SAND] },
    ],
    [
      'cropped to its upper half and then turned',
      [cropBox(400, 150, 0, -75), rotationBox(1)],
      { size: [150, 400], corners: [GREEN, GREEN, RED, RED] },
    ],
    [
      'turned and then cropped to its upper half',
      [rotationBox(1), cropBox(300, 200, 0, -100)],
      { size: [300, 200], corners: [GREEN, SAND, GREEN, SAND] },
    ],
    [
      'cropped to its left half, turned and mirrored',
      [cropBox(200, 300, -100), rotationBox(1), mirrorBox(1)],
      { size: [300, 200], corners: [BLUE, RED, BLUE, RED] },
    ],
    [
      'mirrored and then cropped to its left half',
      [mirrorBox(1), cropBox(200, 300, -100)],
      { size: [200, 300], corners: [GREEN, GREEN, SAND, SAND] },
    ],
    ['with a crop larger than itself, which is ignored', [cropBox(900, 900, 700)], {}],
  ] as const
).flatMap(([title, boxes, expected]): Row[] => [
  [`HEIC ${title}`, () => editHeic(...boxes), expected],
  [`AVIF ${title}`, () => editAvif(...boxes), expected],
])

const ROWS: Row[] = [
  ...HEIF_ROWS,
  ['JPEG', jpeg],
  ...(
    [
      [1, QUADRANTS],
      [2, MIRRORED],
      [3, UPSIDE_DOWN],
      [4, FLIPPED],
      [5, TRANSPOSED],
      [6, CLOCKWISE],
      [7, TRANSVERSED],
      [8, ANTICLOCKWISE],
    ] as const
  ).map(
    ([orientation, corners]): Row => [
      `JPEG of Exif orientation ${orientation}`,
      () => withOrientation(orientation).jpeg({ quality: 95 }).toBuffer(),
      { ...(orientation > 4 && turned), corners },
    ],
  ),
  ['PNG of Exif orientation 6', () => withOrientation(6).png().toBuffer(), { ...turned, corners: CLOCKWISE }],
  [
    'WebP of Exif orientation 8',
    () => withOrientation(8).webp({ quality: 95 }).toBuffer(),
    { ...turned, corners: ANTICLOCKWISE },
  ],
  [
    'AVIF whose turn is written in Exif and in the container',
    () => withOrientation(6).avif(AVIF).toBuffer(),
    { ...turned, corners: CLOCKWISE },
  ],
  ['JPEG in Display P3', () => drawQuadrants().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ['PNG in Display P3', () => drawQuadrants().withIccProfile('p3').png().toBuffer()],
  ['WebP in Display P3', () => drawQuadrants().withIccProfile('p3').webp({ quality: 95 }).toBuffer()],
  ['AVIF in Display P3 by its profile', () => drawQuadrants().withIccProfile('p3').avif(AVIF).toBuffer()],
  [
    'HEIC in Display P3 by its profile',
    async () => addHeifProperties(await heic('quadrants-p3'), [colourBox(await readP3Profile())]),
  ],
  [
    'HEIC in Display P3 by its codes',
    async () => addHeifProperties(await heic('quadrants-p3'), [colourBox([12, 13, 6])], ['colr']),
  ],
  [
    'HEIC with a profile and codes that disagree, of which the profile counts',
    async () =>
      addHeifProperties(await heic('quadrants-p3'), [
        colourBox([1, 13, 6]),
        colourBox(await readP3Profile()),
      ]),
  ],
  ['HEIC of 10 bits', () => heic('quadrants-10-bit')],
  [
    'HEIC of 10 bits in BT.2020 with the PQ curve',
    async () => addHeifProperties(await heic('quadrants-pq'), [colourBox([9, 16, 6])], ['colr']),
    { maxDifference: 4 },
  ],
  ['HEIC with a broken profile, which is ignored', async () => editHeic(colourBox(await breakProfile()))],
  [
    'AVIF of 10 bits',
    () =>
      drawQuadrants()
        .avif({ ...AVIF, bitdepth: 10 })
        .toBuffer(),
  ],
  [
    'AVIF of 12 bits',
    () =>
      drawQuadrants()
        .avif({ ...AVIF, bitdepth: 12 })
        .toBuffer(),
  ],
  ['AVIF in sRGB by its codes', () => editAvif(colourBox([1, 13, 6]))],
  [
    'JPEG in CMYK',
    () => drawQuadrants().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    { maxDifference: 40 },
  ],
  [
    'JPEG in grey',
    () => drawQuadrants().greyscale().jpeg({ quality: 95 }).toBuffer(),
    { corners: GREYS, maxDifference: MAX_LOSSY_DIFFERENCE },
  ],
  [
    'PNG in grey of 16 bits',
    () => drawQuadrants().toColourspace('grey16').png().toBuffer(),
    { corners: GREYS, maxDifference: MAX_LOSSY_DIFFERENCE },
  ],
  ['PNG in RGB of 16 bits', () => drawQuadrants().toColourspace('rgb16').png().toBuffer()],
  ['PNG with a palette', () => drawQuadrants().png({ palette: true }).toBuffer()],
  [
    'PNG with a palette and transparency, which shows white',
    () => drawQuadrants(400, 300, 128).png({ palette: true }).toBuffer(),
    { corners: ON_WHITE },
  ],
  ['PNG with transparency', () => drawQuadrants(400, 300, 128).png().toBuffer(), { corners: ON_WHITE }],
  [
    'WebP without loss, with transparency',
    () => drawQuadrants(400, 300, 128).webp({ lossless: true }).toBuffer(),
    { corners: ON_WHITE },
  ],
  [
    'JPEG with a broken profile, which is ignored',
    breakJpegProfile,
    { maxDifference: MAX_LOSSY_DIFFERENCE * 2 },
  ],
  [
    'JPEG in scans of growing detail',
    () => drawQuadrants().jpeg({ quality: 95, progressive: true }).toBuffer(),
  ],
  ['JPEG of quality 5', () => drawQuadrants().jpeg({ quality: 5 }).toBuffer(), { maxDifference: 20 }],
  ['JPEG without its end marker', async () => (await jpeg()).subarray(0, -2)],
  [
    'JPEG in scans of growing detail without its end marker',
    async () => (await drawQuadrants().jpeg({ progressive: true, quality: 95 }).toBuffer()).subarray(0, -2),
  ],
  ['JPEG with a film behind it', () => append(jpeg(), movie)],
  [
    'JPEG without its end marker, with a film behind it',
    async () => Buffer.concat([(await jpeg()).subarray(0, -2), movie]),
  ],
  ['JPEG with zeros behind it', () => append(jpeg(), Buffer.alloc(50_000))],
  ['PNG without its end', async () => (await drawQuadrants().png().toBuffer()).subarray(0, -12)],
  [
    'PNG with text behind it',
    () => append(drawQuadrants().png().toBuffer(), Buffer.from('<script>alert(1)</script>')),
  ],
  ['GIF', () => drawQuadrants().gif().toBuffer()],
  ['moving GIF by its first picture', () => joinFrames().then((frames) => frames.gif().toBuffer())],
  [
    'moving WebP by its first picture',
    () => joinFrames().then((frames) => frames.webp({ lossless: true }).toBuffer()),
  ],
  [
    'HEIC that cameras make of 48 tiles, with depth and other hidden pictures',
    () => heic('grid-with-auxiliary-images'),
    { size: [400, 225], corners: UPSIDE_DOWN },
  ],
  [
    'HEIC of a phone, turned',
    async () => editHeic(rotationBox(3), colourBox([1, 13, 6])),
    { ...turned, corners: CLOCKWISE },
  ],
]

async function joinFrames() {
  const frames = await Promise.all(
    [drawQuadrants(), drawQuadrants().negate()].map((frame) => frame.png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
}

function readCorners({ data, width, height }: { data: Buffer; width: number; height: number }): Colour[] {
  const [left, right] = [Math.round(width * 0.1), Math.round(width * 0.9)]
  const [top, bottom] = [Math.round(height * 0.1), Math.round(height * 0.9)]
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(
    ([x = 0, y = 0]) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)] as unknown as Colour,
  )
}

const FILES = ROWS.map(([title, create, expected = {}]) => ({ title, create, expected }))

test.each(FILES)('$title is read upright in its true colours', async ({ create, expected }) => {
  const { size = [400, 300], corners = QUADRANTS, maxDifference = MAX_DIFFERENCE } = expected
  const scale = (original: { width: number; height: number }) => {
    const factor = Math.min(1, 400 / Math.max(original.width, original.height))
    return { width: Math.round(original.width * factor), height: Math.round(original.height * factor) }
  }
  const result = await readPicture(await create(), { ...LIMITS, findSize: scale })
  if ('refusal' in result) throw new Error(result.refusal)
  const { pixels } = result
  expect([pixels.width, pixels.height]).toEqual(size)
  expect(pixels.data).toHaveLength(size[0] * size[1] * 3)
  readCorners(pixels).forEach((colour, at) => {
    expect(findColourDifference(colour, corners[at] ?? RED), `corner ${at}: ${colour}`).toBeLessThanOrEqual(
      maxDifference,
    )
  })
})

test('the table has sixty files', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(60)
})

const cutOff = (file: Buffer, share: number) => file.subarray(0, Math.round(file.length * share))

describe.each([
  ['half a JPEG', async () => cutOff(await drawNoise(), 0.5), 'damaged'],
  ['a JPEG without its last tenth', async () => cutOff(await drawNoise(), 0.9), 'damaged'],
  [
    'half a JPEG with zeros in place of the rest',
    async () => Buffer.concat([cutOff(await drawNoise(), 0.5), Buffer.alloc(20_000)]),
    'damaged',
  ],
  ['half a PNG', async () => cutOff(await drawQuadrants().png().toBuffer(), 0.5), 'damaged'],
  ['half a HEIC', async () => cutOff(await heic(), 0.7), 'damaged'],
  ['half an AVIF', async () => cutOff(await avif(), 0.7), 'damaged'],
  [
    'an SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>'),
    'not_a_picture',
  ],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_a_picture'],
  ['a TIFF', () => drawQuadrants().tiff().toBuffer(), 'not_a_picture'],
  ['no byte', async () => Buffer.alloc(0), 'not_a_picture'],
  [
    'a page that begins as a JPEG',
    async () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    'not_a_picture',
  ],
  ['a picture of 99 pixels', () => drawQuadrants(99, 300).png().toBuffer(), 'too_small'],
  ['a HEIC whose crop leaves 50 pixels', () => editHeic(cropBox(50, 300)), 'too_small'],
  ['a GIF of 400 megapixels', async () => Buffer.from('GIF89a\x20\x4e\x20\x4e\x80\0\0', 'latin1'), 'damaged'],
] as const)('%s', (_title, create, refusal) => {
  test(`a file like this is rejected as ${refusal}`, async () => {
    const result = await readPicture(await create(), { ...LIMITS, findSize: (size) => size })
    expect(result).toEqual({ refusal })
  })
})

/** Draws noise: every part has the same compressed size. */
function drawNoise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100, sigma: 40 } as const
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#777', noise } })
    .jpeg()
    .toBuffer()
}
