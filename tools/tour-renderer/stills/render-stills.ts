/**
 * Renders the rooms of demo statements from the scenes of the tour, deterministically, in under a minute
 * each. Writes a picture and the shares of its tints, by which the demo recolours walls, textiles and wood.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { createWorld } from '../flat/world'
import { createPhotoCamera } from '../ray-tracer/camera'
import { denoise } from '../ray-tracer/denoise'
import { traceIndirectLight } from '../ray-tracer/indirect-light'
import { renderPicture } from '../ray-tracer/render-picture'
import { renderSkyline } from '../skyline'
import { listStills, type Still } from './stills'

const OUTPUT_FOLDER = 'backend/demo/pictures/stills'
const WIDTH = 1008
/**
 * Exposure relative to the tour, as bright as photographs of homes; the latter is for rooms without lamps.
 */
const [BRIGHTER, BRIGHTEST] = [1.25, 1.7]
/** Resolution of the indirect light; `rays` per point. */
const INDIRECT_LIGHT = { width: 216, rays: 14 }
const DENOISE_ROUNDS = { light: 4, shine: 3 }

const isDraft = process.argv.includes('--draft')
const requested = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const folder = isDraft ? '.cache/stills' : OUTPUT_FOLDER
mkdirSync(folder, { recursive: true })
const skyline = await renderSkyline()
/** Skips existing pictures unless they are named in full. */
const isWanted = ({ name }: Still) =>
  requested.includes(name) ||
  (!existsSync(`${folder}/${name}.webp`) &&
    (requested.length === 0 || requested.some((start) => name.startsWith(start))))
for (const still of listStills()) if (isWanted(still)) await render(still)
if (!isDraft && requested.length === 0) await writeColours()

async function render({ name, exposure: ofRoom, view, shapes, lamps, windows }: Still): Promise<void> {
  const began = performance.now()
  const exposure = (lamps.length > 0 ? BRIGHTER : BRIGHTEST) * ofRoom
  const camera = createPhotoCamera(view)
  const world = createWorld(skyline, exposure, shapes, lamps, windows)
  const scale = isDraft ? 1 / 3 : 1
  const light = traceIndirectLight(
    world,
    camera,
    INDIRECT_LIGHT.width * scale,
    isDraft ? 12 : INDIRECT_LIGHT.rays,
  )
  denoise(light, 'light', DENOISE_ROUNDS.light)
  denoise(light, 'shine', DENOISE_ROUNDS.shine)
  const { width, height, bytes, tints } = renderPicture(world, camera, light, WIDTH * scale, exposure)
  const raw = { width, height, channels: 3 } as const
  await sharp(bytes, { raw })
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toFile(`${folder}/${name}.webp`)
  await sharp(tints, { raw }).webp({ lossless: true, effort: 6 }).toFile(`${folder}/${name}-tints.webp`)
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/** Writes the average colour of each picture, shown while it loads. */
async function writeColours(): Promise<void> {
  const colours: Record<string, string[]> = {}
  for (const { name } of listStills()) {
    const point = await sharp(`${folder}/${name}.webp`).resize(1, 1).removeAlpha().raw().toBuffer()
    const of = name.slice(0, name.lastIndexOf('-'))
    colours[of] = [...(colours[of] ?? []), `#${point.toString('hex')}`]
  }
  writeFileSync(`${folder}/colours.json`, `${JSON.stringify(colours, null, 2)}\n`)
}
