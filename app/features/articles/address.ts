import { type Language, localizedPath } from '../../i18n/languages'

export const BLOG = '/blog'

/** The address of an article; its name is the readable end, or an id where there is none. */
export function articleAddress(name: string, language: Language): string {
  return localizedPath(`${BLOG}/${encodeURIComponent(name)}`, language)
}

/** The address of a page of the list; the first has no number. */
export function blogAddress(page: number, language: Language): string {
  return localizedPath(page > 1 ? `${BLOG}?page=${page}` : BLOG, language)
}
