import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import { createEmail } from '../texts'

interface NewStatements {
  /** Saved searches with their number of new statements. */
  searches: readonly { name: string; query: string; count: number }[]
}

export const NEW_STATEMENTS = createEmail<NewStatements>((t, { searches }) => {
  const [first] = searches
  const total = searches.reduce((sum, { count }) => sum + count, 0)
  return {
    subject:
      total === 1 ? t('new_statements.subject_single') : t('new_statements.subject_several', { total }),
    paragraphs: [t('new_statements.text')],
    rows: searches.map(({ name, count }) => [name, String(count)]),
    link:
      first && searches.length === 1
        ? { label: t('new_statements.link'), path: `/s?${first.query}&order_by=created_at&sequence=desc` }
        : { label: t('new_statements.link_all'), path: SAVED_SEARCHES_PATH },
  }
})
