import { ARTICLE_ENTRIES } from '~backend/initial-data/articles/article'
import type { Db } from '~backend/platform/db/pool'
import { TimedCache } from '~backend/platform/timed-cache'
import { toPicturePath } from '../pictures/file-names'
import type { Illustration } from '../pictures/kinds'
import { parseStatementNumber } from '../pictures/statement-seed'
import { findStill } from '../pictures/stills/variant'
import { findTourRoom } from '../pictures/tour-rooms'
import { COMPANIES } from './people/companies'
import { PROJECTS } from './projects/projects'
import { createStatement } from './statements/statement'

const MAX_COUNT_AGE_MS = 60_000
/** Any date, because the pictures of a statement depend only on its number. */
const ANY_DAY = new Date(0)

const otherPaths: ReadonlySet<string> = new Set([
  ...ARTICLE_ENTRIES.map(({ drawing }) => toPicturePath(drawing)),
  ...COMPANIES.flatMap(({ pictures }) => pictures),
  ...PROJECTS.flatMap(({ images, layouts }) => [...images, ...layouts.map(({ path }) => path)]),
])

export type IsIssued = (illustration: Illustration) => Promise<boolean>

/**
 * Checks if the demo data contain a picture. Numbers in the path answer this for most, so that no lookup is
 * needed.
 */
export function createIssuedCheck(db: Db): IsIssued {
  const statementCount = new TimedCache(async () => {
    const { rows } = await db.query<{ count: number }>(
      'select coalesce(max(statements), 0) as count from seed_progress',
    )
    return rows[0]?.count ?? 0
  }, MAX_COUNT_AGE_MS)

  return async (illustration) => {
    if (findStill(illustration) || findTourRoom(illustration)) return true
    const path = toPicturePath(illustration)
    if (otherPaths.has(path)) return true
    const number = parseStatementNumber(illustration.seed)
    if (number === undefined || number > (await statementCount.get())) return false
    return createStatement(number, ANY_DAY).pictures.paths.includes(path)
  }
}
