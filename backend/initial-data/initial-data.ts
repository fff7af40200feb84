import type { Db } from '~backend/platform/db/pool'
import { addAppraisalQuestions } from './appraisal-questions'
import { addArticles, type ToImagePath } from './articles/articles'
import { addBanks, type ToBankPage } from './banks/add-banks'
import { addForms } from './forms'
import { addPlaces } from './places/add-places'

interface InitialDataOptions {
  /** Where something draws the pictures of articles. */
  toImagePath?: ToImagePath
  /** Default: the banks' own sites. */
  toBankPage?: ToBankPage
}

/**
 * What every marketplace begins with beside the rows of the migrations. Each part is added once, so that what an operator
 * changes or removes later stays as it is.
 */
export async function addInitialData(
  transaction: Db,
  { toImagePath, toBankPage }: InitialDataOptions = {},
): Promise<void> {
  const parts: Record<string, () => Promise<void>> = {
    places: () => addPlaces(transaction),
    banks: () => addBanks(transaction, toBankPage),
    articles: () => addArticles(transaction, toImagePath),
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
