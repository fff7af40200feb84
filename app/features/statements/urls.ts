import { type Language, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { parseId } from '~contract/values/ids'

export const STATEMENT_PATH_SEGMENT = 'udzravi-qoneba'

interface StatementUrlParts {
  id: number
  slug: string
  middleSlug?: string | undefined
}

/** Returns a statement's URL: only the id at the end is significant. */
export function statementUrl({ id, slug, middleSlug }: StatementUrlParts, language: Language): string {
  const slugWithId = slug ? `${slug}-${id}` : String(id)
  const path = middleSlug
    ? `/${STATEMENT_PATH_SEGMENT}/${middleSlug}/${slugWithId}`
    : `/statements/${slugWithId}`
  return toLocalizedPath(path, language)
}

/** Returns the path of the page with all statements of one home. */
export const homeUrl = (id: number, language: Language): string => toLocalizedPath(`/homes/${id}`, language)

type Slugs = Record<Language, string> | undefined

/** Returns the URL in each language the upstream has a slug for. */
export function statementUrlsByLanguage(
  statement: StatementUrlParts & { slugs?: Slugs; middleSlugs?: Slugs },
): Record<Language, string> {
  const { id, slug, middleSlug, slugs, middleSlugs } = statement
  const urlIn = (language: Language) => {
    const urlParts = {
      id,
      slug: slugs?.[language] ?? slug,
      middleSlug: middleSlugs?.[language] ?? middleSlug,
    }
    return statementUrl(urlParts, language)
  }
  return { ka: urlIn('ka'), en: urlIn('en'), ru: urlIn('ru') }
}

export function parseStatementIdFromPath(path: string): number | undefined {
  const [, part] =
    /^\/(?:statements|udzravi-qoneba\/[^/]+)\/([^/]+)$/i.exec(withoutLanguagePrefix(path)) ?? []
  return parseStatementId(part)
}

export function parseStatementId(part: string | undefined): number | undefined {
  return parseId(/(?:^|-)(\d+)$/.exec(part ?? '')?.[1])
}
