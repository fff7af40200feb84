import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

// The journeys begin with a new marketplace each time, small enough to be there at once.
const dataDir = path.join(root, '.cache', `e2e-data-${process.env.PORT}`)
rmSync(dataDir, { recursive: true, force: true })

process.chdir(root)
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  SEED_STATEMENTS: '600',
  LOG_LEVEL: 'warn',
  // All visitors of the journeys come from one address.
  RATE_LIMIT_POSTS: '100000',
})
process.setSourceMapsEnabled(true)
await import(new URL('../build/server.js', import.meta.url).href)
