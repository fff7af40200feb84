import { backendFigures } from './backend-figures'
import { firstMessage, startServer } from './child'
import { webFigures } from './web-figures'

const statements = Number(process.env.SEED_STATEMENTS ?? 4_000)
const dataDir = process.env.DATA_DIR ?? `.cache/bench-${statements}`

process.stdout.write(`${statements} statements in ${dataDir}\n`)
await fill()
process.stdout.write(await backendFigures({ statements, dataDir }))
process.stdout.write(await webFigures({ statements, dataDir }))

/** Fills in what is not there yet. Much of it is written to the disk only as its server ends, not beside what is measured. */
async function fill() {
  const { child, stop } = startServer('.cache/bench/backend.js', { statements, dataDir })
  try {
    await firstMessage(child)
  } finally {
    await stop()
  }
}
