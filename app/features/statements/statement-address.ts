import { barePath, type Language, localizedPath } from '../../i18n/languages'

/** The first part of a statement's address, the same word in every language. */
export const STATEMENT_TYPE = 'udzravi-qoneba'

interface Addressed {
  id: number
  slug: string
  middleSlug?: string | undefined
}

/** The address of a statement: words for people and machines, of which only the number at the end counts. */
export function statementAddress({ id, slug, middleSlug }: Addressed, language: Language): string {
  const words = slug ? `${slug}-${id}` : String(id)
  const path = middleSlug ? `/${STATEMENT_TYPE}/${middleSlug}/${words}` : `/statements/${words}`
  return localizedPath(path, language)
}

type Slugs = Record<Language, string> | undefined

/** The address in every language, each by its own words, as far as the upstream tells them. */
export function statementLinks(
  statement: Addressed & { slugs?: Slugs; middleSlugs?: Slugs },
): Record<Language, string> {
  const { id, slug, middleSlug, slugs, middleSlugs } = statement
  const addressIn = (language: Language) => {
    const words = { id, slug: slugs?.[language] ?? slug, middleSlug: middleSlugs?.[language] ?? middleSlug }
    return statementAddress(words, language)
  }
  return { ka: addressIn('ka'), en: addressIn('en'), ru: addressIn('ru') }
}

/** The number of the statement whose page this is. */
export function statementIdAt(path: string): number | undefined {
  const [, part] = /^\/(?:statements|udzravi-qoneba\/[^/]+)\/([^/]+)$/i.exec(barePath(path)) ?? []
  return statementIdOf(part)
}

/** The number at the end of the last part of an address; undefined when there is none. */
export function statementIdOf(part: string | undefined): number | undefined {
  const digits = /(?:^|-)(\d{1,10})$/.exec(part ?? '')?.[1]
  const id = Number(digits)
  return digits && id > 0 && id <= 2_147_483_647 ? id : undefined
}
