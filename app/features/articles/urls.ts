import { type Language, toLocalizedPath } from '~/i18n/languages'

const BLOG_PATH = '/blog'

export const blogPath = (page: number) => (page > 1 ? `${BLOG_PATH}?page=${page}` : BLOG_PATH)

export function articleHref(name: string, language: Language): string {
  return toLocalizedPath(`${BLOG_PATH}/${encodeURIComponent(name)}`, language)
}

export function blogHref(page: number, language: Language): string {
  return toLocalizedPath(blogPath(page), language)
}
