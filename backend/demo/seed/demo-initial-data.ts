import { addArticles } from '~backend/initial-data/articles/articles'
import { addBanks, type ToBankPage } from '~backend/initial-data/banks/add-banks'
import { addInitialData } from '~backend/initial-data/initial-data'
import type { Db } from '~backend/platform/db/pool'
import { toPicturePath } from '../pictures/file-names'

/** URL where a bank takes requests, in the sandbox. */
const toBankPage: ToBankPage = ({ slug }) => `/sandbox/partner/${slug}`

/** Adds the initial data of every marketplace, with demo pictures and sandbox URLs. */
export const addDemoInitialData = (transaction: Db, rootDir: string) =>
  addInitialData(transaction, { rootDir, toImagePath: toPicturePath, toBankPage })

export const addDemoBanks = (db: Db) => addBanks(db, toBankPage)

export const addDemoArticles = (db: Db) => addArticles(db, { toImagePath: toPicturePath })
