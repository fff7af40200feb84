import { type Language, toLocalizedPath } from '~/i18n/languages'

export const BLOG_PATH = '/blog'

/** The address of an article; its name is the readable end, or an id where there is none. */
export function articleHref(name: string, language: Language): string {
  return toLocalizedPath(`${BLOG_PATH}/${encodeURIComponent(name)}`, language)
}

/** The address of a page of the list; the first has no number. */
export function blogHref(page: number, language: Language): string {
  return toLocalizedPath(page > 1 ? `${BLOG_PATH}?page=${page}` : BLOG_PATH, language)
}
