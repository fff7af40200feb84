import type pg from 'pg'
import type { Logger } from 'pino'
import { deleteDemoRates } from '~backend/exchange-rates/store'
import { fillNewDatabase } from '~backend/initial-data/fill-new-database'
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '~backend/platform/db/open-database'
import { refuseDemoData } from './refuse-demo-data'

interface Demo {
  seedDatabase(
    owner: pg.Pool,
    options: { statements: number; log: Logger; rootDir: string },
  ): Promise<unknown>
}

interface BackendDatabaseOptions extends DatabaseOptions {
  seedStatements: number
}

/** Opens the database, migrates it and fills a new one. @param demo fills a demo marketplace */
export function openBackendDatabase(
  options: BackendDatabaseOptions,
  demo: Demo | undefined,
): Promise<OpenDatabase> {
  const { seedStatements: statements, log, rootDir } = options
  return openDatabase({
    ...options,
    async prepare(owner) {
      if (demo) {
        await demo.seedDatabase(owner, { statements, log, rootDir })
        return
      }
      await refuseDemoData(owner)
      await deleteDemoRates(owner)
      await fillNewDatabase(owner, rootDir)
    },
  })
}
