import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from '../pages/servers'
import { measurePipeline } from './measure-pipeline'
import { measureUploads } from './measure-uploads'

/** Folder of photographs; another one can be given. */
const folder =
  process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? 'tests/load/photos/photographs'
const files = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp|avif|hei[cf])$/i.test(name))

process.stdout.write(await measurePipeline(folder, files))
if (!process.argv.includes('--pipeline')) {
  const site = await startSite({})
  try {
    const photographs = files.map((file) => readFileSync(join(folder, file)))
    process.stdout.write(await measureUploads(site.origin, photographs))
  } finally {
    await site.stop()
  }
}
