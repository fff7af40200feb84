import { backendFigures } from './backend-figures'
import { webFigures } from './web-figures'

const statements = Number(process.env.SEED_STATEMENTS ?? 4_000)
const dataDir = process.env.DATA_DIR ?? `.cache/bench-${statements}`

process.stdout.write(`${statements} statements in ${dataDir}\n`)
process.stdout.write(await backendFigures({ statements, dataDir }))
process.stdout.write(await webFigures({ statements, dataDir }))
