import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type MadePhoto, makePhoto } from '~backend/statement-drafts/photos/make-photo'
import { formatTable } from '../format-table'
import { percentile } from '../timing'
import { measureSsim } from './ssim'

const ROUNDS = 3
const CARD_WIDTH = 480
const FULL_WIDTH = 1_200

/** Measures size, time and similarity of the results for each photograph. */
export async function measurePipeline(folder: string, files: readonly string[]): Promise<string> {
  const rows = []
  for (const file of files) rows.push(await measurePhotograph(join(folder, file), file))
  return formatTable(
    [
      'a photograph',
      'megapixels',
      'KB in',
      'KB out',
      'ms',
      `AVIF ${CARD_WIDTH} KB`,
      'SSIM',
      `AVIF ${FULL_WIDTH} KB`,
      'SSIM',
      'WebP KB',
      'SSIM',
    ],
    rows,
    18,
  )
}

async function measurePhotograph(source: string, name: string): Promise<string[]> {
  const times: number[] = []
  let made: MadePhoto | undefined
  for (let round = 0; round <= ROUNDS; round += 1) {
    const began = performance.now()
    const result = await makePhoto({ source })
    if ('refusal' in result) throw new Error(`${name}: ${result.refusal}`)
    made = result.photo
    // The first round warms up.
    if (round > 0) times.push(performance.now() - began)
  }
  const photo = made as MadePhoto
  const { width, height } = await sharp(source).metadata()
  const out = [...photo.files.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  const sizes: [width: number, format: string][] = [
    [CARD_WIDTH, 'avif'],
    [FULL_WIDTH, 'avif'],
    [FULL_WIDTH, 'webp'],
  ]
  const compared = []
  for (const [size, format] of sizes) {
    const bytes = photo.files.get(`${photo.name}-${size}.${format}`) ?? Buffer.alloc(0)
    compared.push(toKilobytes(bytes.length), (await compareWithSource(source, bytes)).toFixed(3))
  }
  return [
    name,
    ((width * height) / 1e6).toFixed(1),
    toKilobytes((await stat(source)).size),
    toKilobytes(out),
    percentile(times, 50).toFixed(0),
    ...compared,
  ]
}

/** Compares with the photograph itself, scaled losslessly to the size of the result. */
async function compareWithSource(source: string, result: Uint8Array): Promise<number> {
  const { width, height } = await sharp(result).metadata()
  const reference = await sharp(await readFile(source))
    .rotate()
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer()
  return measureSsim(reference, result)
}

const toKilobytes = (bytes: number) => (bytes / 1_000).toFixed(0)
