import type { Db } from '~backend/platform/db/pool'
import { type ArticleOptions, addArticles } from './articles/articles'
import { addBanks, type ToBankPage } from './banks/add-banks'
import { addAppraisalQuestions } from './forms/appraisal-questions'
import { addForms } from './forms/forms'
import { addPlaces } from './places/add-places'

interface InitialDataOptions extends ArticleOptions {
  /** URL of a bank's page. Default: the bank's own site. */
  toBankPage?: ToBankPage
}

/**
 * Adds the initial data of every marketplace that migrations do not add.
 * Each part is added once, so that an operator's changes and removals stay.
 */
export async function addInitialData(
  transaction: Db,
  { toBankPage, ...articles }: InitialDataOptions = {},
): Promise<void> {
  const parts: Record<string, () => Promise<void>> = {
    places: () => addPlaces(transaction),
    banks: () => addBanks(transaction, toBankPage),
    articles: () => addArticles(transaction, articles),
    forms: () => addForms(transaction),
    questionnaires: () => addAppraisalQuestions(transaction),
  }
  for (const [name, add] of Object.entries(parts)) {
    const { rowCount } = await transaction.query(
      'insert into initial_data (name) values ($1) on conflict do nothing',
      [name],
    )
    if (rowCount === 1) await add()
  }
}
