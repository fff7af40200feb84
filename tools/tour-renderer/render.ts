/**
 * Renders the 360° pictures of the flat in `flat/`, deterministically, in minutes per room and core. Reads
 * masters from .cache/tour; writes the files of public/tours and the positions of doors in
 * backend/demo/seed/tours.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { materials } from './flat/materials'
import { ROOMS, type RoomName, wallsAndOpenings } from './flat/walls-and-openings'
import { CAMERA_POSITIONS, createFurniture, createWorld, EXPOSURES } from './flat/world'
import { renderPerspectiveView } from './perspective-view'
import { createPanoramaCamera } from './ray-tracer/camera'
import { denoise } from './ray-tracer/denoise'
import { traceIndirectLight } from './ray-tracer/indirect-light'
import { renderPicture } from './ray-tracer/render-picture'
import { renderSkyline } from './skyline'
import { createTourPlan } from './tour-plan'

const MASTER_FOLDER = '.cache/tour'
const OUTPUT_FOLDER = 'public/tours/sololaki'
const PLAN_FILE = 'backend/demo/seed/tours/sololaki.json'
const [WIDE, NARROW] = [4096, 2048]
/** Resolution of the indirect light; `rays` per point. */
const INDIRECT_LIGHT = { width: 640, rays: 32 }
const DENOISE_ROUNDS = { light: 5, shine: 3 }

/** Renders a preview within a minute. */
const isDraft = process.argv.includes('--draft')
const requestedRooms = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const names = Object.keys(ROOMS).filter(
  (name) => requestedRooms.length === 0 || requestedRooms.includes(name),
) as RoomName[]
mkdirSync(OUTPUT_FOLDER, { recursive: true })
mkdirSync(MASTER_FOLDER, { recursive: true })
for (const name of names) {
  const master = `${MASTER_FOLDER}/${name}${isDraft ? '-draft' : ''}.png`
  if (!existsSync(master) || isDraft) await render(name, master)
  if (!isDraft) await writeOutputs(name, master)
}
writeFileSync(PLAN_FILE, `${JSON.stringify(createTourPlan(), null, 2)}\n`)

async function render(name: RoomName, master: string): Promise<void> {
  const began = performance.now()
  const world = createWorld(await renderSkyline(), EXPOSURES[name], [
    ...wallsAndOpenings(materials),
    ...createFurniture(materials),
  ])
  const camera = createPanoramaCamera(CAMERA_POSITIONS[name])
  const soft = traceIndirectLight(
    world,
    camera,
    isDraft ? INDIRECT_LIGHT.width / 3 : INDIRECT_LIGHT.width,
    isDraft ? 12 : INDIRECT_LIGHT.rays,
  )
  denoise(soft, 'light', DENOISE_ROUNDS.light)
  denoise(soft, 'shine', DENOISE_ROUNDS.shine)
  const width = isDraft ? WIDE / 4 : WIDE
  const { bytes } = renderPicture(world, camera, soft, width, EXPOSURES[name])
  await sharp(bytes, { raw: { width, height: width / 2, channels: 3 } })
    .png()
    .toFile(master)
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/** Writes the panorama in two sizes, and its initial view as a picture. */
async function writeOutputs(name: RoomName, master: string): Promise<void> {
  const file = `${OUTPUT_FOLDER}/${name}`
  await sharp(master)
    .avif({ quality: 46, effort: 5, chromaSubsampling: '4:2:0' })
    .toFile(`${file}-${WIDE}.avif`)
  await sharp(master).resize(NARROW).webp({ quality: 60, effort: 6 }).toFile(`${file}-${NARROW}.webp`)
  for (const width of [480, 960]) {
    const view = await renderPerspectiveView(master, name, width)
    await view
      .clone()
      .avif({ quality: 46, effort: 5, chromaSubsampling: '4:2:0' })
      .toFile(`${file}-view-${width}.avif`)
    await view.clone().webp({ quality: 64, effort: 6 }).toFile(`${file}-view-${width}.webp`)
  }
}
