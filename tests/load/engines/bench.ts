import { loadavg } from 'node:os'
import type pg from 'pg'
import { seedDatabase } from '~backend/demo/seed/seed'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import type { QueryParams } from '~backend/platform/http/query'
import { createSearchTextParser } from '~backend/search/search-text'
import { createColumnSource } from '~backend/search/sql/column-source'
import { expireStatements } from '~backend/statements/expire-statements'
import { withDatabase } from '../../../scripts/database'
import { type Answer, getAnswer, listDifferingEngines } from './answers'
import { createDuckdbEngine } from './duckdb'
import type { Engine } from './engine'
import { formatMemoryTable, formatTimeTables } from './figures'
import { measureUsedMemory } from './memory'
import { createProductEngine, FixedColumnStore } from './product'
import { listSampleQueries, listWarmUpQueries } from './sample-queries'
import { createDatabaseEngine } from './sql'
import { formatUpdateTable } from './updates'

/** Number of warm-up queries: in-memory engines need compiled code, the database cached pages. */
const WARM_UP_QUERIES = { inMemory: 1_000, database: 100 }

const statements = Number(process.env.SEED_STATEMENTS)

process.stdout.write(`${statements} statements\n`)
await withDatabase(
  async (pool) => {
    await expireStatements(pool)
    await compareEngines(pool)
  },
  async (owner) => {
    await seedDatabase(owner, { statements, log: { info: print } })
  },
)

async function compareEngines(pool: pg.Pool) {
  const parseText = createSearchTextParser(createGazetteer(pool, new StreetFinder(pool)))
  const samples = await listSampleQueries(parseText)
  const warmUp = await listWarmUpQueries(parseText, WARM_UP_QUERIES.inMemory)
  print('filling the engines')
  const { engines, memory, columnStore } = await fillEngines(pool, warmUp)

  const names = engines.map(({ name }) => name)
  const count = samples.reduce((sum, { queries }) => sum + queries.length, 0)
  print(`running ${count} queries; load ${formatLoad()}`)
  const answersByKind = []
  const differences = new Map(names.map((name) => [name, 0]))
  for (const { kind, queries } of samples) {
    const answers: Answer[][] = []
    for (const [index, query] of queries.entries()) {
      const ofEngines = await getAnswersInTurn(engines, query, index)
      answers.push(ofEngines)
      for (const name of await listDifferingEngines(engines, query, ofEngines)) {
        differences.set(name, (differences.get(name) ?? 0) + 1)
        print(`${name} differs: ${JSON.stringify([...query])}`)
      }
    }
    answersByKind.push({ kind, answers })
  }
  print(`load ${formatLoad()}`)
  const different = [...differences].slice(0, -1).map(([name, number]) => `${name} ${number}`)
  print(`of ${count} answers not those of ${names.at(-1)}: ${different.join(', ')}`)
  process.stdout.write(formatTimeTables(names, answersByKind) + formatMemoryTable(memory))
  process.stdout.write(await formatUpdateTable(columnStore))
  if ([...differences.values()].some((number) => number > 0)) process.exitCode = 1
}

/** Rotates the first engine, which finds a colder processor cache. */
async function getAnswersInTurn(
  engines: readonly Engine[],
  query: QueryParams,
  turn: number,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let step = 0; step < engines.length; step += 1) {
    const at = (turn + step) % engines.length
    answers[at] = await getAnswer(engines[at] as Engine, query)
  }
  return answers
}

/** Creates warm engines, the product's own last, with the bytes that each needs. */
async function fillEngines(pool: pg.Pool, warmUp: readonly QueryParams[]) {
  const memoryBefore = await measureUsedMemory()
  const columnStore = new FixedColumnStore(createColumnSource(pool))
  await columnStore.load()
  const memory: { name: string; bytes: number }[] = []
  const warm = async (engine: Engine, queries: readonly QueryParams[]) => {
    for (const query of queries) await getAnswer(engine, query)
    // Measured before the next engine is filled, as this is the memory of the whole process.
    memory.unshift({ name: engine.name, bytes: await engine.measureMemory() })
    return engine
  }
  const few = warmUp.slice(-WARM_UP_QUERIES.database)
  const product = await warm(createProductEngine(columnStore, memoryBefore), warmUp)
  const duckdb = await warm(await createDuckdbEngine(pool, columnStore.store), few)
  const database = await warm(createDatabaseEngine(pool), few)
  return { engines: [database, duckdb, product], memory, columnStore: columnStore.store }
}

function formatLoad(): string {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
}

function print(text: string) {
  process.stdout.write(`  ${text}\n`)
}
