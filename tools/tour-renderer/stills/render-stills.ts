/**
 * Renders the rooms of demo statements from the scenes of the tour, deterministically, in under a minute
 * each. Writes a picture and the shares of its tints, by which the demo recolours walls, textiles and wood.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { createWorld } from '../flat/world'
import { listOutdoorStills } from '../outdoors/outdoor-stills'
import { createOutdoorWorld, OUTDOOR_EXPOSURE } from '../outdoors/world'
import { createPhotoCamera, type View } from '../ray-tracer/camera'
import { denoise } from '../ray-tracer/denoise'
import type { World } from '../ray-tracer/direct-light'
import { traceIndirectLight } from '../ray-tracer/indirect-light'
import { renderPicture } from '../ray-tracer/render-picture'
import { renderSkyline, type Skyline } from '../skyline'
import { listStills } from './stills'

const OUTPUT_FOLDER = 'backend/demo/pictures/stills'
const [WIDTH, OUTDOOR_WIDTH] = [1008, 840]
/**
 * Exposure relative to the tour, as bright as photographs of homes; the latter is for rooms without lamps.
 */
const [BRIGHTER, BRIGHTEST] = [1.25, 1.7]
/** Resolution of the indirect light; `rays` per point. */
const INDIRECT_LIGHT = { width: 216, rays: 14 }
const OUTDOOR_INDIRECT_LIGHT = { width: 264, rays: 10 }
const DENOISE_ROUNDS = { light: 4, shine: 3 }

const isDraft = process.argv.includes('--draft')
const requested = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const folder = isDraft ? '.cache/stills' : OUTPUT_FOLDER
mkdirSync(folder, { recursive: true })
let skyline: Promise<Skyline> | undefined
/** Renders the skyline for rooms with a view of it, once. */
const getSkyline = () => {
  skyline ??= renderSkyline()
  return skyline
}
const indoors = listStills().map(({ name, exposure: ofRoom, view, shapes, lamps, windows }): Job => {
  const exposure = (lamps.length > 0 ? BRIGHTER : BRIGHTEST) * ofRoom
  return {
    name,
    view,
    exposure,
    indirectLight: INDIRECT_LIGHT,
    width: WIDTH,
    createWorld: async () => createWorld(await getSkyline(), exposure, shapes, lamps, windows),
  }
})
const outdoors = listOutdoorStills().map(
  ({ name, view, shapes, surroundings }): Job => ({
    name,
    view,
    exposure: OUTDOOR_EXPOSURE,
    indirectLight: OUTDOOR_INDIRECT_LIGHT,
    width: OUTDOOR_WIDTH,
    createWorld: async () => createOutdoorWorld(shapes(), surroundings),
  }),
)
const jobs = [...indoors, ...outdoors]
/** Skips existing pictures unless they are named in full. */
const isWanted = ({ name }: Job) =>
  requested.includes(name) ||
  (!existsSync(`${folder}/${name}.webp`) &&
    (requested.length === 0 || requested.some((start) => name.startsWith(start))))
for (const job of jobs) if (isWanted(job)) await render(job)
if (!isDraft && requested.length === 0) await writeColours()

interface Job {
  name: string
  view: View
  exposure: number
  width: number
  indirectLight: { width: number; rays: number }
  createWorld(): Promise<World>
}

async function render({
  name,
  view,
  exposure,
  width: fullWidth,
  indirectLight,
  createWorld,
}: Job): Promise<void> {
  const began = performance.now()
  const camera = createPhotoCamera(view)
  const world = await createWorld()
  const scale = isDraft ? 1 / 3 : 1
  const light = traceIndirectLight(
    world,
    camera,
    Math.round(indirectLight.width * scale),
    isDraft ? 12 : indirectLight.rays,
  )
  denoise(light, 'light', DENOISE_ROUNDS.light)
  denoise(light, 'shine', DENOISE_ROUNDS.shine)
  const { width, height, bytes, tints } = renderPicture(
    world,
    camera,
    light,
    Math.round(fullWidth * scale),
    exposure,
  )
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
  for (const { name } of jobs) {
    const point = await sharp(`${folder}/${name}.webp`).resize(1, 1).removeAlpha().raw().toBuffer()
    const of = name.slice(0, name.lastIndexOf('-'))
    colours[of] = [...(colours[of] ?? []), `#${point.toString('hex')}`]
  }
  writeFileSync(`${folder}/colours.json`, `${JSON.stringify(colours, null, 2)}\n`)
}
