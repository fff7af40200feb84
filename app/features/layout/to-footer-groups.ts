import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { FooterGroup } from '~/page/layout-data'

interface UpstreamFooterGroup {
  title: string
  links: { label: string; href: string; count?: number | undefined }[]
}

/** The upstream's URLs lack a language. Searches without results are left out. */
export function toFooterGroups(
  groups: readonly UpstreamFooterGroup[] | undefined,
  language: Language,
): FooterGroup[] {
  return (groups ?? [])
    .map(({ title, links }) => ({ title, links: links.filter(({ count }) => count !== 0) }))
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => ({
      title,
      links: links.map(({ label, href, count }) => ({
        label,
        href: href.startsWith('/') ? toLocalizedPath(href, language) : href,
        ...(count !== undefined && { count }),
        ...(!href.startsWith('/') && { external: true }),
      })),
    }))
}
