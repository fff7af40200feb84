import type { BenchData } from './server-process'

const statements = Number(process.env.SEED_STATEMENTS ?? 4_000)

/** Data of the measurements: SEED_STATEMENTS in DATA_DIR, by default 4,000 in a folder of their own. */
export const benchData: BenchData = {
  statements,
  dataDir: process.env.DATA_DIR ?? `.cache/bench-${statements}`,
}
