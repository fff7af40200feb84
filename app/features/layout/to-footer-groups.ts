import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { FooterGroup, FooterLink } from '~/page/layout-data'

interface UpstreamLink {
  label: string
  href: string
  count?: number | undefined
}

interface UpstreamFooterGroup {
  title: string
  href?: string | undefined
  count?: number | undefined
  links: UpstreamLink[]
}

/** Converts the groups, whose URLs lack a language, without searches that have no results. */
export function toFooterGroups(
  groups: readonly UpstreamFooterGroup[] | undefined,
  language: Language,
): FooterGroup[] {
  return (groups ?? [])
    .map((group) => ({ ...group, links: group.links.filter(({ count }) => count !== 0) }))
    .filter(({ links }) => links.length > 0)
    .map(({ title, href, count, links }) => ({
      title,
      ...(href && count !== 0 && { link: toFooterLink({ label: title, href, count }, language) }),
      links: links.map((link) => toFooterLink(link, language)),
    }))
}

/** Returns one line of links: each group's own, then those within. */
export function toFooterLinks(groups: FooterGroup[]): FooterLink[] {
  return groups.flatMap(({ link, links }) => (link ? [link, ...links] : links))
}

function toFooterLink({ label, href, count }: UpstreamLink, language: Language): FooterLink {
  return {
    label,
    href: href.startsWith('/') ? toLocalizedPath(href, language) : href,
    ...(count !== undefined && { count }),
    ...(!href.startsWith('/') && { external: true }),
  }
}
