import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '~backend/demo/random'
import { addHeifProperties, cropBox, mirrorBox, rotationBox } from '~tests/fixtures/edit-heif'
import { isFullRun } from '~tests/full-run'
import { readHeifPicture } from './heif-boxes'
import { placeHeifPicture } from './placement'
import { readPicture } from './read-picture'

const FILES = isFullRun ? 100_000 : 2_000
const DECODED_FILES = isFullRun ? 500 : 40
const FULL_RUN_MS = 120_000
const REFUSALS = ['not_a_picture', 'damaged', 'too_many_pixels', 'too_small']
let files: Buffer[] = []

beforeAll(async () => {
  const [plain, grid] = await Promise.all(
    ['quadrants', 'grid-with-auxiliary-images'].map((name) => readFile(`tests/fixtures/photos/${name}.heic`)),
  )
  if (!plain || !grid) throw new Error('the photos are missing')
  files = [plain, addHeifProperties(plain, [cropBox(200, 150), rotationBox(1), mirrorBox(1)]), grid]
})

/** Changes bytes of the boxes, or truncates the file. */
function spoil(file: Buffer, random: Random): Buffer {
  const spoilt = Buffer.from(file)
  const head = Math.max(40, spoilt.indexOf('mdat'))
  for (let change = random.whole(1, 12); change > 0; change -= 1) {
    const at = random.whole(0, head - 1)
    spoilt[at] = random.whole(0, 3) === 0 ? 255 : random.whole(0, 255)
  }
  return random.whole(0, 9) === 0 ? spoilt.subarray(0, random.whole(0, spoilt.length)) : spoilt
}

test('boxes with random bytes never throw, and every crop lies within the picture', {
  timeout: FULL_RUN_MS,
}, () => {
  const random = createRandom('heif boxes')
  const size = { width: 400, height: 300 }
  let understood = 0
  for (let index = 0; index < FILES; index += 1) {
    const picture = readHeifPicture(spoil(files[index % files.length] ?? Buffer.alloc(0), random))
    if (!picture) continue
    understood += 1
    const { left, top, width, height } = placeHeifPicture(size, picture.transforms)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
    expect(left + width).toBeLessThanOrEqual(size.width)
    expect(top + height).toBeLessThanOrEqual(size.height)
  }
  expect(understood).toBeGreaterThan(FILES / 10)
})

test('files with random bytes in their boxes are decoded or rejected with a known reason', {
  timeout: FULL_RUN_MS,
}, async () => {
  const random = createRandom('heif files')
  for (let index = 0; index < DECODED_FILES; index += 1) {
    const result = await readPicture(spoil(files[index % 2] ?? Buffer.alloc(0), random), {
      maxPixels: 1_000_000,
      minSide: 1,
      findSize: () => ({ width: 40, height: 30 }),
    })
    if ('refusal' in result) expect(REFUSALS).toContain(result.refusal)
    else expect(result.pixels.data).toHaveLength(40 * 30 * 3)
  }
})
