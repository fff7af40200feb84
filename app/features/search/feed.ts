import type { Language } from '~/i18n/languages'
import { escapeXml } from '~contract/values/xml-text'

export interface SearchFeed {
  language: Language
  title: string
  /** The URLs of the search page and of this feed. */
  page: string
  self: string
  entries: { url: string; title: string; summary: string; updatedAt: Date }[]
}

export function formatAtomFeed({ language, title, page, self, entries }: SearchFeed): string {
  const updated = (entries[0]?.updatedAt ?? new Date(0)).toISOString()
  const rows = entries.map(
    (entry) => `<entry>
<id>${escapeXml(entry.url)}</id>
<title>${escapeXml(entry.title)}</title>
<link href="${escapeXml(entry.url)}"/>
<updated>${entry.updatedAt.toISOString()}</updated>
<summary>${escapeXml(entry.summary)}</summary>
</entry>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<link href="${escapeXml(page)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<updated>${updated}</updated>
<author><name>${escapeXml(new URL(page).host)}</name></author>
${rows.join('')}</feed>
`
}

export function toJsonFeed({ language, title, page, self, entries }: SearchFeed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    language,
    items: entries.map(({ url, title: name, summary, updatedAt }) => ({
      id: url,
      url,
      title: name,
      content_text: summary,
      date_modified: updatedAt.toISOString(),
    })),
  }
}
